import { ACCOUNT_LIMITS } from '../../contracts/people/accountLimits.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { formatNumber } from '../../domain/drinks/lineText.ts';
import { translator } from '../../i18n/translate.ts';
import type { FavoriteTexts } from './outcomeToast.ts';

/** What is said of a press on a heart. */
export function favoriteTexts(locale: Locale): FavoriteTexts {
  const t = translator(locale);
  return {
    added: t('favorites.added'),
    removed: t('favorites.removed'),
    error: t('favorites.error'),
    addFailed: t('favorites.add-failed'),
    full: t('favorites.full', { number: formatNumber(ACCOUNT_LIMITS.favorites, locale) }),
    later: t('offline.later'),
    laterText: t('offline.later.text'),
    removeFailed: t('favorites.remove-failed'),
  };
}
