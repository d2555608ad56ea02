import type { Translate } from '../../i18n/translate.ts';

/** What the chat says besides the HTML of its dialog, in one language. */
export interface ChatTexts {
  typing: string;
  stopped: string;
  broken: string;
  failed: string;
  /** With {{time}}. */
  limited: string;
  limitedLater: string;
  copied: string;
  copyFailed: string;
}

export function chatTexts(t: Translate): ChatTexts {
  return {
    typing: t('chat.typing'),
    stopped: t('chat.stopped'),
    broken: t('chat.broken'),
    failed: t('chat.failed'),
    limited: t('chat.limited', { time: '{{time}}' }),
    limitedLater: t('chat.limited.later'),
    copied: t('chat.copied'),
    copyFailed: t('chat.copy.failed'),
  };
}
