import type { Locale } from '../../contracts/locale.ts';
import { ownVersion } from '../../i18n/messages/ownVersion.ts';

/** Leads from beneath the steps of the recipe of this page to an own version of it. */
export function showOwnVersion(locale: Locale): void {
  const steps = document.querySelector('[data-steps]');
  const recipe = document.querySelector<HTMLElement>('[data-drink]')?.dataset['drink'];
  if (!steps || recipe === undefined) return;
  const link = document.createElement('a');
  // In every language a recipe lies one folder below the page of own drinks.
  link.href = `../my-drinks?from=${recipe}`;
  link.textContent = ownVersion[locale]['own-version.make'];
  link.className = 'inline-flex min-h-11 items-center gap-2 text-small text-soft hover:text-ink print:hidden';
  link.dataset['ownVersion'] = '';
  steps.after(link);
}
