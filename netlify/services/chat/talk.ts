import type { ChatRequest } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { oneOf } from '../../../src/domain/chat/choose.ts';
import { cite } from '../../../src/domain/chat/citations.ts';
import { capitalise, formatNumber } from '../../../src/domain/lineText.ts';
import { fillIn } from '../../../src/text/fillIn.ts';
import { listText } from '../../../src/text/listText.ts';
import type { Bar } from './bar.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import type { OwnKnown } from './own/ownKnown.ts';
import { guestShelf, type GuestShelf } from './guestShelf.ts';
import { contentsOf } from './rankDrinks.ts';
import type { Situation } from './situation.ts';
import { tabooClash, type TabooClash } from './taboo.ts';
import { TEXTS, type BartenderTexts } from './texts/texts.ts';
import type { Cue } from './words/words.ts';

/** Everything that an answer is made of. */
export interface Talk {
  bar: Bar;
  request: ChatRequest;
  situation: Situation;
  /** The drinks that the guest has made up, and nobody else's. */
  own: readonly OwnKnown[];
  locale: Locale;
  texts: BartenderTexts;
  /** What the guest has; worked out when it is first asked. */
  shelf(): GuestShelf;
  chance: () => number;
  /** One of several wordings, filled in. */
  say(variants: readonly string[] | string, values?: Readonly<Record<string, string>>): string;
  /** "gin, lime, and sugar" */
  list(names: readonly string[]): string;
  /** The name of an ingredient in the middle of a sentence. */
  ingredient(id: string): string;
  /** The name of a drink. */
  nameOf(id: string): string;
  /** "24% ABV", "alcohol-free" */
  abv(facts: DrinkFacts): string;
}

/**
 * What is needed to answer the last message of a request.
 *
 * @param situation where the conversation stands, if that has been read
 * @param own the drinks that the guest has made up
 */
export function talkOf(
  bar: Bar,
  request: ChatRequest,
  chance: () => number,
  situation = bar.situationOf(request),
  own: readonly OwnKnown[] = [],
): Talk {
  const locale = request.language;
  const texts = TEXTS[locale];
  let shelf: GuestShelf | undefined;
  return {
    bar,
    request,
    situation,
    own,
    locale,
    texts,
    shelf: () => (shelf ??= guestShelf([...request.shelf, ...situation.memory.owned], bar.catalogue, locale)),
    chance,
    say: (variants, values = {}) =>
      fillIn(typeof variants === 'string' ? variants : oneOf(variants, chance), values),
    list: (names) => listText(names, locale),
    ingredient: (id) => bar.catalogue.ingredientById.entry(id).names[locale],
    nameOf: (id) => {
      const name = bar.factsById.get(id)?.recipe.name;
      return name?.[locale] ?? name?.en ?? id;
    },
    abv: ({ isAlcoholFree, abv }) =>
      isAlcoholFree ? texts.noAlcohol : fillIn(texts.abv, { abv: formatNumber(abv, locale) }),
  };
}

/** The facts of a drink that is known. */
export function factsOf({ bar }: Talk, id: string): DrinkFacts {
  return bar.factsById.entry(id);
}

/** Why a drink is not for the guest; undefined where they may have it. */
export function clashWith(
  { bar, situation }: Talk,
  facts: DrinkFacts,
  taboo = situation.taboo,
): TabooClash | undefined {
  return tabooClash(contentsOf(facts), taboo, bar.pantry.barredBy);
}

/** Why an ingredient is not for the guest. */
export function clashWithBottle({ bar, situation }: Talk, id: string): TabooClash | undefined {
  const dietary = bar.catalogue.ingredientById.entry(id);
  return tabooClash({ dietary, ingredients: [id] }, situation.taboo, bar.pantry.barredBy);
}

/** A drink as a line of a list: its name, what is in it, how strong it is, and a remark of one's own. */
export function drinkLine(talk: Talk, facts: DrinkFacts, remark?: string): string {
  const names = [...facts.ingredients].slice(0, MOST_NAMED).map(talk.ingredient);
  const rest = facts.ingredients.size > MOST_NAMED ? ' …' : '';
  const notes = [talk.abv(facts), remark].filter((note) => note !== undefined).join(' · ');
  return `- ${cite(facts.id)} – ${names.join(', ')}${rest} (${notes})`;
}
const MOST_NAMED = 5;

/** A term of a vocabulary as it stands in the middle of a sentence; German nouns keep their capital. */
export function termIn(
  talk: Talk,
  vocabulary: 'tastes' | 'allergens' | 'cautions' | 'methods' | 'glasses',
  id: string,
): string {
  const name = talk.bar.catalogue.vocabularies[vocabulary].entry(id).names[talk.locale];
  const isNoun =
    talk.locale === 'de' && (vocabulary !== 'tastes' || id === 'coffee') && vocabulary !== 'methods';
  return isNoun ? name : name.charAt(0).toLocaleLowerCase(talk.locale) + name.slice(1);
}

/** A question of so few words speaks of what was spoken of before. */
export const SHORT = 7;

/** Whether the last message is worded as one of these. */
export function has({ situation }: Talk, ...cues: readonly Cue[]): boolean {
  return cues.some((cue) => situation.reading.cues.has(cue));
}

/** The first letter as a capital; a text that begins with a mark (¿, „, *) stays as it is. */
export function sentence(text: string, locale: Locale): string {
  return /^[¿«„“‘*[]/.test(text) ? text : capitalise(text, locale);
}
