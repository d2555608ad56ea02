import type { Locale } from '../contracts/site/locale.ts';
import { TRANSLATION_LETTERS } from '../contracts/site/translationLimits.ts';
import { callApi } from './api.ts';

const asked = new Map<string, Promise<string | undefined>>();

/**
 * What somebody wrote themselves, in another language; asked for once per page, language and text. Where it cannot be
 * had, the original is to stay (specification, section 7), and the next call asks again.
 *
 * @returns undefined for what cannot be had
 */
export function translateText(text: string, target: Locale): Promise<string | undefined> {
  if (text.trim() === '' || [...text].length > TRANSLATION_LETTERS) return Promise.resolve(undefined);
  const key = `${target} ${text}`;
  const before = asked.get(key);
  if (before) return before;
  const lookup = callApi('/api/translate', { method: 'POST', body: { text, targetLang: target } })
    .then((answer) => readTranslation(answer))
    .catch((error: unknown) => {
      console.warn('A translation failed.', error);
      asked.delete(key);
      return undefined;
    });
  asked.set(key, lookup);
  return lookup;
}

/** The schema of the answer is too heavy for a page; the site's own function has applied it. */
function readTranslation(answer: unknown): string {
  const text = (answer as { translatedText?: unknown } | null)?.translatedText;
  if (typeof text !== 'string' || text === '') throw new TypeError('The answer holds no translation.');
  return text;
}
