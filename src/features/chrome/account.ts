import { loadPart } from '../../lib/lazyPart.ts';
import { $keptAccount } from '../../stores/storedAccount.ts';
import { reader } from '../../stores/reader.ts';

/**
 * Puts the menu of a signed-in reader in the place of Login, named by first name, else e-mail, else as it is
 * ("My Account"). Nobody is asked where nobody can be signed in; where the lookup is refused, Login stays. The place that
 * the head of the page keeps free for a reader is given up in each case: another call may have ended the session by now.
 */
export async function showAccount(): Promise<void> {
  const area = document.querySelector('[data-account]');
  if (!area) return;
  const user = await reader.load().catch(lastReader);
  if (user) {
    const hadFocus = area.contains(document.activeElement);
    const template = area.querySelector('template');
    if (template) area.replaceChildren(template.content.cloneNode(true));
    const name = area.querySelector('[data-account-name]');
    if (name) name.textContent = user.firstName ?? (user.email || name.textContent);
    if (hadFocus) area.querySelector('summary')?.focus();
    askBeforeLogout(area, user.id);
  }
  delete document.documentElement.dataset['session'];
}

/** Without a network whoever was signed in last still is: by what this browser kept, which has no name. */
function lastReader(failure: unknown) {
  const { id } = $keptAccount.get() ?? {};
  return failure instanceof TypeError && id !== undefined ? { id, firstName: null, email: '' } : null;
}

/** Asks before logout about unsaved menus and unsent favorites; if that question does not load, logs out. */
function askBeforeLogout(area: Element, owner: string): void {
  const link = area.querySelector<HTMLAnchorElement>('[data-logout]');
  const dialog = area.querySelector('dialog');
  if (!link || !dialog) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const leave = () => {
      location.assign(link.href);
    };
    loadPart(() => import('./unsavedMenus.ts')).then(({ leaveOrAsk }) => {
      leaveOrAsk(owner, dialog, leave);
    }, leave);
  });
}
