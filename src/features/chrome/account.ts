import { reader } from '../../stores/reader.ts';

/**
 * Puts the menu of a signed-in reader in the place of Login, named by first name, else e-mail, else as it is
 * ("My Account"). Nobody is asked where nobody can be signed in; where the lookup fails, Login stays. The place that the
 * head of the page keeps free for a reader is given up in each case: another call may have ended the session by now.
 */
export async function showAccount(): Promise<void> {
  const area = document.querySelector('[data-account]');
  if (!area) return;
  const user = await reader.load().catch(() => null);
  if (user) {
    const hadFocus = area.contains(document.activeElement);
    const template = area.querySelector('template');
    if (template) area.replaceChildren(template.content.cloneNode(true));
    const name = area.querySelector('[data-account-name]');
    if (name) name.textContent = user.firstName ?? (user.email || name.textContent);
    if (hadFocus) area.querySelector('summary')?.focus();
  }
  delete document.documentElement.dataset['session'];
}
