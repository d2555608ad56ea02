import type { MenuDocument } from '../../../domain/menus/document/layMenu.ts';
import { scriptAddress } from '../../../lib/trusted.ts';
import type { MadePdf, PdfOrder } from './makePdf.ts';
import pagesWorkerAddress from './pagesWorker.ts?worker&url';
import pdfWorkerAddress from './pdfWorker.ts?worker&url';

/** What pages are laid out from. */
export type LayoutOrder = Pick<PdfOrder, 'menu' | 'design' | 'fonts' | 'scripts'>;

/**
 * Has a PDF made by a worker of its own, which ends with it; jsPDF is loaded there and not before.
 *
 * @throws Error where the worker fails, AbortError when cancelled
 */
export function makeInWorker(order: PdfOrder, signal: AbortSignal): Promise<MadePdf> {
  return answerOf(pdfWorkerAddress, order, signal);
}

/**
 * Has the pages of a menu laid out by a worker of its own, without jsPDF.
 *
 * @throws as `makeInWorker`
 */
export function layInWorker(
  { menu, design, fonts, scripts }: PdfOrder,
  signal: AbortSignal,
): Promise<MenuDocument> {
  return answerOf(pagesWorkerAddress, { menu, design, fonts, scripts } satisfies LayoutOrder, signal);
}

function answerOf<Answer>(address: string, order: unknown, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const worker = new Worker(scriptAddress(address), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    resolve(data);
  });
  worker.addEventListener('error', ({ message }) => {
    reject(new Error(message || 'The worker could not start.'));
  });
  signal.addEventListener('abort', () => {
    reject(signal.reason as Error);
  });
  worker.postMessage(order);
  return promise.finally(() => {
    worker.terminate();
  });
}
