import { makePdf, type PdfOrder } from './makePdf.ts';

/** Makes one PDF beside the page, which stays responsive meanwhile. A failure reaches the page as its `error`. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  const made = makePdf(data);
  postMessage(made, { transfer: [made.bytes] });
});
