import type { WishSearch, WishSearchQuestion } from '../contracts/search/wishSearch.ts';
import { callApi } from './api.ts';

/** Milliseconds without a letter after which a search is read. */
const PAUSE_MS = 150;
/** Milliseconds after which names decide alone. */
const TIMEOUT_MS = 5000;
/** Readings that a page keeps. */
const MAX_KEPT = 40;

const kept = new Map<string, WishSearch>();

/** What a search was read as before on this page. */
export function getKeptReading(question: WishSearchQuestion): WishSearch | undefined {
  return kept.get(JSON.stringify(question));
}

/**
 * Has the server read a search, unless another letter is typed first.
 *
 * @param signal ends the wait and the call
 * @returns undefined without a network or an answer, and when ended
 */
export async function readSentence(
  question: WishSearchQuestion,
  signal: AbortSignal,
): Promise<WishSearch | undefined> {
  const leaving = new AbortController();
  const leave = () => {
    leaving.abort();
  };
  signal.addEventListener('abort', leave);
  const timer = setTimeout(leave, TIMEOUT_MS);
  try {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    leaving.signal.throwIfAborted();
    const reading = (await callApi('/api/wishes', {
      method: 'POST',
      body: question,
      signal: leaving.signal,
    })) as WishSearch;
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(JSON.stringify(question), reading);
    return reading;
  } catch {
    // The search for names is what there is.
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
