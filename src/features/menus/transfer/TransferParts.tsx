import type { ComponentProps } from 'react';
import { loadPart } from '../../../lib/lazyPart.ts';
import { createLoader } from '../../../stores/loader.ts';
import { DialogPart } from '../DialogPart.tsx';
import type { Say } from '../menuMessages.ts';
import type { DataDialog } from './DataDialog.tsx';
import type { ImportDialog } from './ImportDialog.tsx';

const importing = createLoader(() => loadPart(() => import('./ImportDialog.tsx')));
const exporting = createLoader(() => loadPart(() => import('./DataDialog.tsx')));

/** The dialog of the import of a menu. */
export function ImportMenuPart({ say, ...props }: ComponentProps<typeof ImportDialog> & { say: Say }) {
  const failed = say('menus.versions.part');
  return (
    <DialogPart {...{ say, part: importing, title: say('menus.import'), failed }} onClose={props.onClose}>
      {({ ImportDialog: Dialog }) => <Dialog {...props} />}
    </DialogPart>
  );
}

/** The dialog that gives the data of a menu. */
export function DataPart({ say, ...props }: ComponentProps<typeof DataDialog> & { say: Say }) {
  const failed = say('menus.versions.part');
  return (
    <DialogPart {...{ say, part: exporting, title: say('menus.data'), failed }} onClose={props.onClose}>
      {({ DataDialog: Dialog }) => <Dialog {...props} />}
    </DialogPart>
  );
}
