import type { Locale } from '../../../src/contracts/locale.ts';

/** The folder below `data/built/` with what a build writes for the chat alone. */
export const CHAT_FOLDER = 'chat';

/** The files of the tables, below `data/built/`; what belongs to a language is in files of its own. */
export const BUILT_LEXICON = `${CHAT_FOLDER}/lexicon.json`;
export const BUILT_NAMES = `${CHAT_FOLDER}/names.json`;
export const builtAnswers = (language: Locale): string => `${CHAT_FOLDER}/answers.${language}.json`;
export const builtSafety = (language: Locale): string => `${CHAT_FOLDER}/safety.${language}.json`;
