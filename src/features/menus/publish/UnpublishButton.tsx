import { useId, useRef } from 'react';
import { openDialog } from '../../../ui/dialog.ts';
import { STYLE } from '../../mix-master/styles.ts';
import type { PublishMessages } from './publishMessages.ts';

interface Props {
  isBusy: boolean;
  messages: PublishMessages;
  onConfirm(): void;
}

/** Revokes a publication, after a question: printed QR codes die with it. */
export function UnpublishButton({ isBusy, messages, onConfirm }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        className="inline-flex min-h-11 cursor-pointer items-center text-small text-soft underline decoration-line underline-offset-4 hover:text-alert hover:decoration-alert"
        onClick={() => {
          if (dialog.current) openDialog(dialog.current);
        }}
      >
        {messages[isBusy ? 'publish.stopping' : 'publish.stop']}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-corner border border-line bg-raised p-7 text-ink shadow-float backdrop:bg-plate/70 backdrop:backdrop-blur-sm sm:p-9"
      >
        <h2 id={title} className="text-section">
          {messages['publish.stop.question']}
        </h2>
        <p className="mt-3 text-soft">{messages['publish.stop.text']}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="button" data-close className={STYLE.primary}>
            {messages['publish.stop.no']}
          </button>
          <button type="button" data-close className={STYLE.button} onClick={onConfirm}>
            {messages['publish.stop']}
          </button>
        </div>
      </dialog>
    </>
  );
}
