import type { Locale } from '../../contracts/locale.ts';
import { ownVersion } from '../../i18n/messages/ownVersion.ts';
import { localizedPath } from '../../i18n/paths.ts';

/** Leads from beneath the steps of a recipe to an own version of it. */
export function showOwnVersion(steps: Element, recipe: string, locale: Locale): void {
  const link = document.createElement('a');
  link.href = `${localizedPath(locale, '/my-drinks')}?from=${recipe}`;
  link.textContent = ownVersion[locale]['own-version.make'];
  link.className = 'inline-flex min-h-11 items-center gap-2 text-small text-soft hover:text-ink print:hidden';
  link.dataset['ownVersion'] = '';
  steps.after(link);
}
