import { Modal } from './Modal.tsx';
import { BUTTON } from './styles.ts';

const PRIMARY = `${BUTTON.primary} aria-disabled:cursor-default aria-disabled:bg-line aria-disabled:text-soft`;
const OTHER = `${BUTTON.action} min-h-12 px-4 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-faint`;

interface Props {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What the button says while the answer is awaited; absent while nothing is sent. */
  busy: string | undefined;
  /** Whether something is taken away: then the way back stands first and gets the focus. */
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done, and stays open until it is. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  busy,
  isDangerous = false,
  onConfirm,
  onClose,
}: Props) {
  const isBusy = busy !== undefined;
  const way = (
    <button
      key="confirm"
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onConfirm();
      }}
      className={isDangerous ? `${OTHER} text-alert` : PRIMARY}
    >
      {busy ?? confirm}
    </button>
  );
  const wayBack = (
    <button key="cancel" type="button" data-close className={isDangerous ? PRIMARY : OTHER}>
      {cancel}
    </button>
  );
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-4 text-soft">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">{isDangerous ? [wayBack, way] : [way, wayBack]}</div>
    </Modal>
  );
}
