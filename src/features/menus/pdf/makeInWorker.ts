import { scriptAddress } from '../../../lib/trusted.ts';
import type { MadePdf, PdfOrder } from './makePdf.ts';
import workerAddress from './pdfWorker.ts?worker&url';

/**
 * Has a PDF made by a worker of its own, which ends with it; jsPDF is loaded there and not before.
 *
 * @throws Error where the worker fails, AbortError when cancelled
 */
export function makeInWorker(order: PdfOrder, signal: AbortSignal): Promise<MadePdf> {
  signal.throwIfAborted();
  const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<MadePdf>();
  worker.addEventListener('message', ({ data }: MessageEvent<MadePdf>) => {
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
