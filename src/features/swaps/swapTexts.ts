import { CAUTIONS, SUBSTANCES } from '../../contracts/diet/diet.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { inSentence } from '../../text/inSentence.ts';
import { capitalise, formatNumber } from '../../domain/drinks/lineText.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import type { OwnSwap } from '../../domain/shelf/ownSwaps.ts';
import { findSubstitutionEffects } from '../../domain/shelf/substitutionEffects.ts';
import { listSubstitutionEffects } from '../../domain/shelf/substitutionText.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey, Messages } from '../../i18n/messages.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { swapIndexLoader } from '../../stores/ownSwaps.ts';

const MESSAGES = {
  en: () =>
    loadPart(() => Promise.all([import('../../i18n/en/swaps.json'), import('../../i18n/en/brought.json')])),
  nl: () =>
    loadPart(() => Promise.all([import('../../i18n/nl/swaps.json'), import('../../i18n/nl/brought.json')])),
  de: () =>
    loadPart(() => Promise.all([import('../../i18n/de/swaps.json'), import('../../i18n/de/brought.json')])),
  es: () =>
    loadPart(() => Promise.all([import('../../i18n/es/swaps.json'), import('../../i18n/es/brought.json')])),
  fr: () =>
    loadPart(() => Promise.all([import('../../i18n/fr/swaps.json'), import('../../i18n/fr/brought.json')])),
} satisfies Record<Locale, unknown>;

/** The words of swaps in the language of the page, and what they are about. */
export interface SwapTexts {
  t: Translator<MessageKey<'swaps' | 'brought'>>;
  index: MixIndex;
  /** The name of an ingredient as in the middle of a sentence; of one that is gone its id. */
  nameOf: (id: string) => string;
  /** "Contains milk, not vegan": what a swap brings; empty where nothing comes with it, or nobody knows. */
  effectsOf: (swap: Pick<OwnSwap, 'use' | 'asked'>) => string;
}

let texts: Promise<SwapTexts> | undefined;

/** Loads them once; where something does not come, the next call tries again. */
export function loadSwapTexts(): Promise<SwapTexts> {
  texts ??= load();
  texts.catch(() => {
    texts = undefined;
    swapIndexLoader.retry();
  });
  return texts;
}

async function load(): Promise<SwapTexts> {
  const locale = document.documentElement.lang as Locale;
  const [[{ default: swaps }, { default: brought }], index] = await Promise.all([
    MESSAGES[locale](),
    swapIndexLoader.load(),
  ]);
  const messages: Messages<'swaps' | 'brought'> = { ...swaps, ...brought };
  const t = createTranslator(messages, locale);
  const ingredients = new Map(index.ingredients.map((one) => [one.id, one]));
  return {
    t,
    index,
    nameOf: (id) => ingredients.get(id)?.name ?? id,
    effectsOf({ use, asked }) {
      const [poured, replaced] = [ingredients.get(use), ingredients.get(asked)];
      if (poured === undefined || replaced === undefined) return '';
      const notes = listSubstitutionEffects(findSubstitutionEffects(readFacts(poured), readFacts(replaced)), {
        say: t,
        substances: (ids) =>
          t.list(ids.map((id) => inSentence(index.substances[SUBSTANCES.indexOf(id)]?.name ?? id, locale))),
        caution: (id) => inSentence(index.cautions[CAUTIONS.indexOf(id)]?.name ?? id, locale),
        number: (value) => formatNumber(value, locale),
      });
      return capitalise(notes.join(', '), locale);
    },
  };
}
