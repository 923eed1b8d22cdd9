// The list of contents of a long text, which says where one is in it. Where there is room it stands
// beside the text; else it is a line above it that unfolds.
import type {RefObject} from 'preact';
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import {useT} from '@page/words';
import type {Heading} from './markdown';

const NEAR = 90; // px below the upper edge: what begins there is what one reads

// What scrolls the text: a panel, or the page.
function seenPart(text: Element): {top: number; bottom: number; atEnd: boolean} {
  const panel = text.closest('.panel-body');
  const {scrollTop, scrollHeight, clientHeight} = panel ?? document.documentElement;
  const {top, bottom} = panel?.getBoundingClientRect() ?? {top: 0, bottom: innerHeight};
  return {top, bottom, atEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2};
}

// The last heading above; at the end, where the last ones can't come to the top, the one that was gone
// to, or the very last.
function readNow(text: Element, headings: Heading[]): string | undefined {
  const places = headings.flatMap(({anchor}) => {
    const element = text.querySelector(`#rule-${anchor}`);
    return element === null ? [] : [{anchor, element, at: element.getBoundingClientRect().top}];
  });
  const {top, bottom, atEnd} = seenPart(text);
  if (!atEnd) return (places.filter(({at}) => at <= top + NEAR).at(-1) ?? places[0])?.anchor;
  const goneTo = places.find(({element, at}) => element === document.activeElement && at >= top && at < bottom);
  return (goneTo ?? places.at(-1))?.anchor;
}

export function Contents({headings, text}: {headings: Heading[]; text: RefObject<HTMLElement>}) {
  const t = useT();
  const [here, setHere] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const look = () => text.current !== null && setHere(readNow(text.current, headings));
    look();
    document.addEventListener('scroll', look, true);
    addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [headings]);
  // A long list goes along; by itself, so that the text stays where it is.
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !nav.current) return;
    const [list, entry] = [nav.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (entry.bottom > list.bottom) nav.current.scrollTop += entry.bottom - list.bottom;
    if (entry.top < list.top) nav.current.scrollTop += entry.top - list.top;
  }, [here]);
  const goTo = (anchor: string) => {
    setOpen(false);
    const heading = text.current?.querySelector<HTMLElement>(`#rule-${anchor}`);
    heading?.focus({preventScroll: true});
    heading?.scrollIntoView({block: 'start'});
    setHere(anchor);
  };
  return (
    <nav
      ref={nav}
      class="contents"
      aria-label={t('contents')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button class="contents-here" data-act="contents" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{t('contents')}</span> <b>{headings.find(({anchor}) => anchor === here)?.title}</b>
      </button>
      <ol class={open ? 'open' : ''}>
        {headings.map(({title, anchor}) => (
          <li key={anchor}>
            <button aria-current={anchor === here ? 'location' : undefined} onClick={() => goTo(anchor)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
