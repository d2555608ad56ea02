import { Modal } from './Modal.tsx';
import { STYLE } from './styles.ts';

interface Props {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What the button says while the answer is awaited; absent while nothing is sent. */
  busy: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done, and stays open until it is. */
export function ConfirmDialog({ title, text, confirm, cancel, busy, onConfirm, onClose }: Props) {
  const isBusy = busy !== undefined;
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-4 text-soft">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onConfirm();
          }}
          className={STYLE.primary}
        >
          {busy ?? confirm}
        </button>
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {cancel}
        </button>
      </div>
    </Modal>
  );
}
