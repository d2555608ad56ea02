import { fetchHtml } from './trusted.ts';

/**
 * A dialog that the page fetches when it is opened for the first time, with the styles that it brings.
 *
 * @param id of the dialog
 * @param address of the HTML that holds it
 * @throws Error where it does not come
 */
export async function fetchedDialog(id: string, address: string): Promise<HTMLDialogElement> {
  const here = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (here) return here;
  const template = document.createElement('template');
  template.innerHTML = await fetchHtml(address);
  const dialog = template.content.querySelector('dialog');
  if (!dialog) throw new Error(`${address} has no dialog.`);
  const styles = [...dialog.querySelectorAll<HTMLLinkElement>('link')].map(
    (link) =>
      new Promise((resolve) => {
        // Without them it is plain, and works.
        link.onload = link.onerror = resolve;
      }),
  );
  document.body.append(dialog);
  await Promise.all(styles);
  return dialog;
}
