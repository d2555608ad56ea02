import type { Locale } from '../../../src/contracts/site/locale.ts';

/** Files that a build writes for the chat, below `data/built/`; what belongs to a language is in files of its own. */
export const CHAT_FOLDER = 'chat';
export const builtAnswers = (language: Locale): string => `${CHAT_FOLDER}/answers.${language}.json`;
export const BUILT_NAMES = `${CHAT_FOLDER}/names.json`;
