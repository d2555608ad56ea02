import closeGate from '../features/chrome/closeGate.js?raw';
import { EARLY_PRESSES_SCRIPT } from '../features/chrome/earlyPresses.ts';
import { beforePaintScript } from '../features/chrome/beforePaint.ts';
import { BEFORE_LIST_SCRIPT } from '../features/lists/beforeList.ts';
import sayMissing from '../features/recipe/sayMissing.js?raw';
import unitBeforePaint from '../features/recipe/unitBeforePaint.js?raw';
import type { Locale } from '../contracts/site/locale.ts';
import { hashScript } from './pagePolicy.ts';

/** The script in the head of a page. */
export function headScript(locale: Locale, isGated: boolean): string {
  return `${beforePaintScript(locale, isGated)};${EARLY_PRESSES_SCRIPT}`;
}

/** Those that parts of pages bring along. */
const HASHES = [closeGate, BEFORE_LIST_SCRIPT, sayMissing, unitBeforePaint].map(hashScript);

/**
 * The hashes of what the site writes inline itself: those that Astro writes it knows. A script that is missing here
 * stops the build (`tightenPolicy`).
 */
export function inlineScriptHashes(head: string): ReturnType<typeof hashScript>[] {
  return [hashScript(head), ...HASHES];
}
