// A panel at the side or over the page: the rules, the log, the keys.
import type {ComponentChildren} from 'preact';
import {useEffect, useRef} from 'preact/hooks';
import {useT} from '@page/words';
import {useBack} from './back';

export function Panel({
  title,
  close,
  children,
  name,
}: {
  title: string;
  name: string;
  close: () => void;
  children: ComponentChildren;
}) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useBack(close);
  // The focus goes back to where it was when the panel was opened, unless it is elsewhere by now.
  useEffect(() => {
    const opener = document.activeElement;
    const panel = dialog.current!;
    panel.show();
    return () => {
      const now = document.activeElement;
      if (now === document.body || panel.contains(now)) (opener as HTMLElement | null)?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`panel panel-${name}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button class="close" aria-label={t('close')} onClick={close}>
          ×
        </button>
      </header>
      <div class="panel-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
