import type { ComponentProps } from 'react';
import { loadPart } from '../../lib/lazyPart.ts';
import { retryOrReload } from '../../lib/retryOrReload.ts';
import { createLoader } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Modal } from './Modal.tsx';
import type { ExportDialog } from './pdf/ExportDialog.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props extends ComponentProps<typeof ExportDialog> {
  say: Say;
}

const dialog = createLoader(() => loadPart(() => import('./pdf/ExportDialog.tsx')));

/** The dialog of the export, which is loaded when it is first opened; where it does not come or breaks, that is said. */
export function ExportPart({ say, ...props }: Props) {
  const part = useLoader(dialog);
  if (part.status === 'loading') return null;
  const problem = (retry: () => void) => (
    <Modal title={say('menus.export')} onClose={props.onClose}>
      <div role="alert">
        <p className="mt-4 text-soft">{say('menus.part.failed')}</p>
      </div>
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
  const { ExportDialog: Dialog } = part.value;
  return (
    <ErrorBoundary fallback={problem}>
      <Dialog {...props} />
    </ErrorBoundary>
  );
}
