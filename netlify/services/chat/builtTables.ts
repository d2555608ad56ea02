import type { Locale } from '../../../src/contracts/locale.ts';

/** The folder below `data/built/` with what a build writes for the chat alone. */
export const CHAT_FOLDER = 'chat';

/** The files of the tables, below `data/built/`; what a guest needs of a language has a file of its own. */
export const BUILT_LEXICON = `${CHAT_FOLDER}/lexicon.json`;
export const builtAnswers = (language: Locale): string => `${CHAT_FOLDER}/answers.${language}.json`;
