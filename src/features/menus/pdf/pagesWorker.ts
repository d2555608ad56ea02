import { layMenu } from '../../../domain/menus/document/layMenu.ts';
import type { LayoutOrder } from './makeInWorker.ts';
import { readMenuFonts } from './menuFonts.ts';

/** Lays out the pages of one menu beside the page, which stays responsive meanwhile. */
globalThis.addEventListener(
  'message',
  ({ data: { menu, design, fonts, scripts } }: MessageEvent<LayoutOrder>) => {
    void readMenuFonts(fonts, scripts).then((read) => {
      postMessage(layMenu(menu, design, read));
    }, reportError);
  },
);
