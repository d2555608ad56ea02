import type { ComponentProps } from 'react';
import { loadPart } from '../../lib/lazyPart.ts';
import { createLoader } from '../../stores/loader.ts';
import { DialogPart } from './DialogPart.tsx';
import type { ExportDialog } from './pdf/ExportDialog.tsx';
import type { Say } from './menuMessages.ts';

interface Props extends ComponentProps<typeof ExportDialog> {
  say: Say;
}

const dialog = createLoader(() => loadPart(() => import('./pdf/ExportDialog.tsx')));

/** The dialog of the export. */
export function ExportPart({ say, ...props }: Props) {
  return (
    <DialogPart
      {...{ say, part: dialog, title: say('menus.export'), failed: say('menus.part.failed') }}
      onClose={props.onClose}
    >
      {({ ExportDialog: Dialog }) => <Dialog {...props} />}
    </DialogPart>
  );
}
