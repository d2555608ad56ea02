import type { ReactNode } from 'react';
import { retryOrReload } from '../../lib/retryOrReload.ts';
import type { Loader } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props<Part> {
  say: Say;
  part: Loader<Part>;
  title: string;
  /** What is said where it does not come or breaks. */
  failed: string;
  onClose: () => void;
  children: (part: Part) => ReactNode;
}

/** A dialog that is loaded when it is first opened; where it does not come or breaks, that is said, with a way on. */
export function DialogPart<Part>({ say, part, title, failed, onClose, children }: Props<Part>) {
  const loaded = useLoader(part);
  if (loaded.status === 'loading') return null;
  const problem = (retry: () => void) => (
    <Modal title={title} onClose={onClose}>
      <p role="alert" className="mt-4 text-soft">
        {failed}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={STYLE.primary}>
          {say('menus.retry')}
        </button>
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {say('menus.cancel')}
        </button>
      </div>
    </Modal>
  );
  if (loaded.status === 'failed') return problem(() => void retryOrReload(part));
  return <ErrorBoundary fallback={problem}>{children(loaded.value)}</ErrorBoundary>;
}
