import { makePdf, type PdfOrder } from './makePdf.ts';

/** Makes one PDF beside the page, which stays responsive meanwhile. A failure reaches the page as its `error`. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  void makePdf(data).then((made) => {
    postMessage(made, { transfer: [made.bytes] });
  }, reportError);
});
