import type { Locale } from '../../../src/contracts/locale.ts';

/** Files that a build writes for the chat, below `data/built/`; what belongs to a language is in files of its own. */
export const BARTENDER_FOLDER = 'bartender';
export const builtAnswers = (language: Locale): string => `${BARTENDER_FOLDER}/answers.${language}.json`;
export const BUILT_NAMES = `${BARTENDER_FOLDER}/names.json`;
