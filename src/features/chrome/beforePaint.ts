import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { SIGNED_IN_PATTERN } from '../../contracts/people/signedInHint.ts';
import { getLanguage } from '../../web/pageLanguage.ts';
import { inlineText } from './inlineText.ts';

interface Settings {
  /** Whether the age gate stands before the page. */
  isGated: boolean;
  /** The languages that a first visit may move to; none where the address has already decided. */
  languages: readonly Locale[];
  here: Locale;
  /** What tells among the cookies that somebody may be signed in. */
  hint: string;
}

/** Runs in the head of a page: whatever would flash if it came later. It uses nothing but its arguments. */
function beforePaint({ isGated, languages, here, hint }: Settings, choose: typeof getLanguage): void {
  const { dataset } = document.documentElement;
  const read = (key: string, storage = () => localStorage) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  if (isGated && read('ageRefused', () => sessionStorage) === 'yes') dataset['gate'] = 'refused';
  else if (isGated && read('ageVerified') !== 'yes') dataset['gate'] = 'closed';
  if (new RegExp(hint).test(document.cookie)) dataset['session'] = 'asked';
  const { origin, pathname, search, hash } = location;
  if (document.referrer.startsWith(`${origin}/`)) return;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'navigate') return;
  const language = choose(read('language'), navigator.languages, languages);
  if (!language || language === here) return;
  document.documentElement.hidden = true;
  const own = document.querySelector<HTMLLinkElement>(`[hreflang=${language}]`)?.href;
  location.replace(
    (own ? new URL(own).pathname : `/${language}${pathname.replace(/\/$/, '')}`) + search + hash,
  );
}

/**
 * The script for the head of a page in `locale`, to stand inline before anything is painted: the stored theme, the
 * closed age gate or its refusal, the place of a reader who may be signed in, and the move of a first visit to an
 * unprefixed page to the reader's language, to the address that the page names for it above. A prefixed address has decided,
 * and so has a reader who came by a link of this site, or who goes back or forward to a page, or reloads it.
 */
export function beforePaintScript(locale: Locale, isGated: boolean): string {
  const settings: Settings = {
    isGated,
    languages: locale === DEFAULT_LOCALE ? LOCALES : [],
    here: locale,
    hint: SIGNED_IN_PATTERN,
  };
  return `(${inlineText(beforePaint)})(${JSON.stringify(settings)},${inlineText(getLanguage)})`;
}
