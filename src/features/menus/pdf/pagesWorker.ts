import { layMenu } from '../../../domain/menuDocument/layMenu.ts';
import type { PdfOrder } from './makePdf.ts';
import { fontMeasurer } from './menuFonts.ts';

/** Lays out the pages of one menu beside the page, which stays responsive meanwhile. */
globalThis.addEventListener(
  'message',
  ({ data: { menu, design, fonts } }: MessageEvent<Pick<PdfOrder, 'menu' | 'design' | 'fonts'>>) => {
    postMessage(layMenu(menu, design, fontMeasurer(fonts)));
  },
);
