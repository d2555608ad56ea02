import type { Locale } from '../../contracts/site/locale.ts';
import de from '../../i18n/de/ownVersion.json' with { type: 'json' };
import en from '../../i18n/en/ownVersion.json' with { type: 'json' };
import es from '../../i18n/es/ownVersion.json' with { type: 'json' };
import fr from '../../i18n/fr/ownVersion.json' with { type: 'json' };
import nl from '../../i18n/nl/ownVersion.json' with { type: 'json' };

const MESSAGES = { en, nl, de, es, fr } satisfies Record<Locale, object>;

/** Leads from beneath the steps of the recipe of this page to an own version of it. */
export function showOwnVersion(locale: Locale): void {
  const steps = document.querySelector('[data-steps]');
  const recipe = document.querySelector<HTMLElement>('[data-drink]')?.dataset['drink'];
  if (!steps || recipe === undefined) return;
  const link = document.createElement('a');
  // In every language a recipe lies one folder below the page of own drinks.
  link.href = `../my-drinks?from=${recipe}`;
  link.textContent = MESSAGES[locale]['own-version.make'];
  link.className = 'inline-flex min-h-11 items-center gap-2 text-small text-soft hover:text-ink print:hidden';
  link.dataset['ownVersion'] = '';
  steps.after(link);
}
