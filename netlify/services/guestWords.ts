import type { GuestMenu, GuestWords } from '../../src/contracts/menus/publishedMenu.ts';
import { mapConcurrent } from '../../src/web/mapConcurrent.ts';
import { listOwnWords, withOwnWords } from '../../src/domain/menus/ownWords.ts';
import { RateLimitedError } from '../lib/errors.ts';

/** Texts that are translated side by side: enough for a long menu in a few seconds, few enough for any model. */
const AT_ONCE = 6;
/** Milliseconds that a guest waits before an empty page. What took longer may be asked for again. */
const MOST_MS = 6_000;

interface WordsWanted {
  /** Translates a text for the guest, and throws where it cannot; undefined where the site has no model. */
  translate: ((text: string, signal: AbortSignal) => Promise<string>) | undefined;
  /** Whether the guest asked for a translation. */
  isWanted: boolean;
  /** Aborts when the guest goes away. */
  signal: AbortSignal;
  mostMs?: number;
}

export interface ShownWords {
  menu: GuestMenu;
  /** Absent where nothing can be translated. */
  words?: GuestWords;
}

/**
 * A menu with its owner's words as written and the offer to translate them, or translated: from the top down, and what
 * fails or takes too long stays as it is. Throws nothing.
 */
export async function showWords(
  menu: GuestMenu,
  { translate, isWanted, signal, mostMs = MOST_MS }: WordsWanted,
): Promise<ShownWords> {
  const texts = listOwnWords(menu).filter((text) => !menu.ownTexts.local.has(text));
  if (!translate || texts.length === 0) return { menu };
  if (!isWanted) return { menu, words: { state: 'offered', local: new Set() } };
  const time = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
  const translated = await translateAll(texts, translate, time);
  const state = translated.size === texts.length ? 'all' : translated.size > 0 ? 'some' : 'none';
  return { menu: withOwnWords(menu, translated), words: { state, local: new Set(translated.values()) } };
}

async function translateAll(
  texts: readonly string[],
  translate: NonNullable<WordsWanted['translate']>,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const translated = new Map<string, string>();
  const failures: unknown[] = [];
  const take = async (text: string) => {
    if (signal.aborted) return;
    try {
      translated.set(text, await translate(text, signal));
    } catch (error) {
      failures.push(error);
    }
  };
  // Not everything behind a translation listens to the signal.
  const { promise: timeIsOver, resolve } = Promise.withResolvers<unknown>();
  signal.addEventListener('abort', resolve, { once: true });
  await Promise.race([timeIsOver, mapConcurrent(texts, AT_ONCE, take)]);
  const fault = [...failures, signal.reason].find(isFault);
  if (fault) console.error('Words of a published menu could not be translated.', fault);
  return translated;
}

/** Whether an error is the site's own: not the guest's, who has used up all turns or gone away. */
function isFault(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof RateLimitedError) && error.name !== 'AbortError';
}
