import { BUTTON } from '../../ui/styles.ts';
import { readNotices, type OfflineNotices } from './notices.ts';

/** Offers a new version of the site, of which a worker waits; where its words do not come, the next page does. */
export function offerVersion(worker: ServiceWorker): void {
  readNotices().then(
    (texts) => offer(worker, texts),
    () => undefined,
  );
}

/** Not while a dialog is open, so that nobody is disturbed in bar mode. */
function offer(worker: ServiceWorker, texts: OfflineNotices): void {
  if (document.querySelector('dialog[open]')) {
    const later = () => setTimeout(() => offer(worker, texts));
    addEventListener('close', later, { once: true, capture: true });
    return;
  }
  document.querySelector('[data-update]')?.remove();
  const notice = document.createElement('div');
  notice.dataset['update'] = '';
  notice.setAttribute('role', 'status');
  notice.className =
    'fixed inset-x-5 bottom-22 mb-(--bar) z-20 mx-auto flex max-w-96 flex-wrap items-center gap-x-4 gap-y-1 rounded-corner border border-l-3 border-line border-l-brass bg-raised px-4 py-2 text-small shadow-float print:hidden';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.reload;
  button.className = BUTTON.text;
  button.addEventListener('click', () => take(worker));
  notice.append(texts.update, button);
  document.body.append(notice);
}

/** Has a new version answer from here on, and loads the page anew with it; another tab may have taken it before. */
function take(worker: ServiceWorker): void {
  const reload = () => {
    location.reload();
  };
  if (worker.state !== 'installed') reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
