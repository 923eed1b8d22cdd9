// What is this? Everything on the table that has a name, a piece or not, opens a card about it: by
// hover, keyboard focus, a long press or the right button, and a tap on what can't be chosen now.
// Hover and focus only show the card; the others pin it, so that what is in it can be reached.
import type {RefObject} from 'preact';
import {useEffect, useRef, useState} from 'preact/hooks';

export interface Opened {
  name: string;
  anchor: HTMLElement; // or one of SVG, which has as much of it as is used here
  pinned: boolean;
  byKey: boolean; // then the focus goes into the pinned card, and back when it is closed
}

// For what is no piece: spread over an element that has a role and a label. Shift and arrows reach it.
export const about = (name: string) => ({'data-about': name, tabindex: -1});

const HOVER = 300;
const LEAVE = 200; // a little more than it takes to cross a gap between two pieces
const PRESS = 500;
const WANDER = 10; // px that a finger may move while it presses

const NAMED = '[data-about], [data-piece]';
export const nameOf = ({dataset}: HTMLElement): string => (dataset.about ?? dataset.piece)!;
export const namedAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(NAMED)) || undefined;

export function elementsOf(root: Element, name: string): HTMLElement[] {
  const quoted = JSON.stringify(name);
  const all = [...root.querySelectorAll<HTMLElement>(`[data-about=${quoted}], [data-piece=${quoted}]`)];
  return all.filter((element) => element.closest('.about') === null); // its own picture
}

// A click on it means something else than to ask about it.
const acts = (element: Element): boolean => element.closest('.piece.can, .piece.staged, button, a') !== null;

const isTyped = (element: Element): boolean => element.matches('input, select, textarea');

class Asking {
  private timer = 0;
  private over: HTMLElement | undefined; // what the mouse rests on
  private opened: Opened | undefined;
  private press: {x: number; y: number; timer: number} | undefined;
  private swallow = false; // the click that ends a long press
  private returning = false; // the focus, from a card that was closed

  constructor(private readonly show: (opened: Opened | undefined) => void) {}

  private open(opened: Opened | undefined): void {
    clearTimeout(this.timer);
    const before = this.opened;
    this.opened = opened;
    this.show(opened);
    if (opened === undefined && before?.pinned && before.byKey) this.focusBack(before.anchor);
  }
  private focusBack(anchor: HTMLElement): void {
    this.returning = true; // and is not asked about again
    anchor.focus();
    this.returning = false;
  }
  readonly close = (): void => {
    if (this.opened !== undefined) this.open(undefined);
    clearTimeout(this.timer);
  };
  private later(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, wait);
  }
  private glance(anchor: HTMLElement): void {
    if (anchor.isConnected) this.open({name: nameOf(anchor), anchor, pinned: false, byKey: false});
  }
  private pin(anchor: HTMLElement, byKey: boolean): void {
    this.open({name: nameOf(anchor), anchor, pinned: true, byKey});
  }

  private inCard = (event: Event) => (event.target as Element).closest?.('.about') != null;

  readonly listeners: Record<string, (event: any) => void> = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const now = namedAt(event.target);
      if (now === this.over || this.inCard(event)) return;
      this.over = now;
      if (this.opened?.pinned) return;
      if (now !== undefined) this.later(HOVER, () => this.glance(now));
      else this.later(LEAVE, this.close);
    },
    pointerdown: (event: PointerEvent) => {
      if (this.inCard(event)) return;
      this.close();
      this.swallow = false;
      const anchor = namedAt(event.target);
      if (event.pointerType === 'mouse' || anchor === undefined) return;
      const pressed = () => {
        this.swallow = true;
        this.pin(anchor, false);
      };
      this.press = {x: event.clientX, y: event.clientY, timer: window.setTimeout(pressed, PRESS)};
    },
    pointermove: ({clientX, clientY}: PointerEvent) => {
      if (this.press && Math.hypot(clientX - this.press.x, clientY - this.press.y) > WANDER) this.lift();
    },
    pointerup: () => this.lift(),
    pointercancel: () => this.lift(),
    contextmenu: (event: MouseEvent) => {
      const anchor = namedAt(event.target);
      if (anchor === undefined) return;
      event.preventDefault();
      this.lift();
      this.swallow = (event as PointerEvent).pointerType === 'touch';
      this.pin(anchor, false);
    },
    click: (event: MouseEvent) => {
      if (this.swallow) {
        this.swallow = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const anchor = namedAt(event.target);
      if (anchor !== undefined && !acts(anchor)) this.pin(anchor, event.detail === 0);
    },
    focusin: (event: FocusEvent) => {
      const anchor = namedAt(event.target);
      if (this.opened?.pinned || this.returning || !anchor?.matches(':focus-visible')) return;
      this.later(HOVER, () => this.glance(anchor));
    },
    focusout: () => {
      if (!this.opened?.pinned) this.close();
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && this.opened !== undefined) {
        // One that is only shown is in nobody's way: the key does what it does besides.
        if (this.opened.pinned) {
          event.preventDefault();
          event.stopPropagation();
        }
        this.close();
      }
      if (event.ctrlKey || event.altKey || event.metaKey || isTyped(event.target as Element)) return;
      const focused = namedAt(document.activeElement);
      if (event.key === 'i') {
        const asked = focused ?? this.over;
        if (this.opened?.pinned) this.close();
        else if (asked?.isConnected) this.pin(asked, true);
      }
      if ((event.key === 'Enter' || event.key === ' ') && focused === event.target && focused && !acts(focused)) {
        event.preventDefault();
        if (!focused.matches('.piece')) event.stopPropagation();
        this.pin(focused, true);
      }
    },
  };

  private lift(): void {
    clearTimeout(this.press?.timer);
    this.press = undefined;
  }
}

// The card that is open in this part of the page, and what closes it.
export function useAbout(root: RefObject<HTMLElement>): [Opened | undefined, () => void] {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const asking = useRef<Asking>();
  asking.current ??= new Asking(setOpened);
  const {listeners, close} = asking.current;
  useEffect(() => {
    const {current} = root;
    if (current === null) return;
    // Before the pieces: they keep a click from going further. Keys are heard wherever the focus is.
    const from = (kind: string): EventTarget => (kind === 'keydown' ? window : current);
    for (const [kind, listener] of Object.entries(listeners)) from(kind).addEventListener(kind, listener, true);
    return () => {
      close();
      for (const [kind, listener] of Object.entries(listeners)) from(kind).removeEventListener(kind, listener, true);
    };
  }, []);
  return [opened, close];
}
