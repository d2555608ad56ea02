import type { ComponentProps } from 'react';
import { loadPart } from '../../../lib/lazyPart.ts';
import { retryOrReload } from '../../../lib/retryOrReload.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Modal } from '../Modal.tsx';
import { STYLE } from '../styles.ts';
import type { VersionsDialog } from './VersionsDialog.tsx';

const dialog = createLoader(() => loadPart(() => import('./VersionsDialog.tsx')));

/** The earlier versions of a menu: a part that comes when it is first opened; where it does not, that is said. */
export function VersionsPart(props: ComponentProps<typeof VersionsDialog>) {
  const { say, onClose } = props;
  const part = useLoader(dialog);
  if (part.status === 'loading') return null;
  const problem = (retry: () => void) => (
    <Modal title={say('menus.versions')} onClose={onClose}>
      <p role="alert" className="mt-4 text-soft">
        {say('menus.versions.part')}
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
  if (part.status === 'failed') return problem(() => void retryOrReload(dialog));
  const { VersionsDialog: Dialog } = part.value;
  return (
    <ErrorBoundary fallback={problem}>
      <Dialog {...props} />
    </ErrorBoundary>
  );
}
