import type { ChatTexts } from './chatTexts.ts';
import type { Turn } from './conversation.ts';
import { waitText } from './waitText.ts';
import { fillIn } from '../../text/fillIn.ts';

/** What is said below an answer that is not whole, or in the place of one that did not come; nothing for a whole one. */
export function endingText({ ending }: Turn, texts: ChatTexts, locale: string): string {
  if (ending.status === 'coming' || ending.status === 'whole') return '';
  if (ending.status !== 'limited') return texts[ending.status];
  return ending.seconds === undefined
    ? texts.limitedLater
    : fillIn(texts.limited, { time: waitText(ending.seconds, locale) });
}
