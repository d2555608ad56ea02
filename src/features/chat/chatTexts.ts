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
  /** Of chips, with {{wishes}}. */
  understood: string;
  removed: string;
  /** With {{wish}}: of a chip that guards somebody's health. */
  lifted: string;
  /** With {{wish}}. */
  restored: string;
  /** With {{count}}. */
  more: string;
  fewer: string;
  /** With {{what}}: the words of a chip. */
  leaveOut: string;
  /** With {{what}}. */
  avoided: string;
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
    understood: t('chat.chips.understood', { wishes: '{{wishes}}' }),
    removed: t('chat.chips.removed', { wishes: '{{wishes}}' }),
    lifted: t('chat.chips.lifted', { wish: '{{wish}}' }),
    restored: t('chat.chips.restored', { wish: '{{wish}}' }),
    more: t('chat.chips.more', { count: '{{count}}' }),
    fewer: t('chat.chips.fewer'),
    leaveOut: t('chat.leaveOut.wish', { what: '{{what}}' }),
    avoided: t('chat.avoided', { what: '{{what}}' }),
  };
}
