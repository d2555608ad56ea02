import type { Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey } from '../../i18n/messages.ts';

export type TasteTranslator = Translator<MessageKey<'taste'>>;
