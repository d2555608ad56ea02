import type { ComponentProps } from 'react';
import { loadPart } from '../../../lib/lazyPart.ts';
import { createLoader } from '../../../stores/loader.ts';
import { DialogPart } from '../DialogPart.tsx';
import type { VersionsDialog } from './VersionsDialog.tsx';

const dialog = createLoader(() => loadPart(() => import('./VersionsDialog.tsx')));

/** The earlier versions of a menu. */
export function VersionsPart(props: ComponentProps<typeof VersionsDialog>) {
  const { say, onClose } = props;
  return (
    <DialogPart
      {...{ say, onClose, part: dialog, title: say('menus.versions'), failed: say('menus.versions.part') }}
    >
      {({ VersionsDialog: Dialog }) => <Dialog {...props} />}
    </DialogPart>
  );
}
