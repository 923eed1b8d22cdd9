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
  useEffect(() => {
    dialog.current?.show();
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
