import type { Drink } from '../../../src/catalogue/drink.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { foldText } from '../../../src/text/foldText.ts';
import { functionCatalogue } from '../catalogue.ts';
import { readConversation } from './conversation.ts';
import { answerShort } from './short/answerShort.ts';

/** What an answer has to hold; names of drinks and ingredients are English or international. */
export interface Expected {
  /** Of each list one drink is named. */
  names?: string[][];
  namesNot?: string[];
  /** Of each list one text is in the answer. */
  says?: string[][];
  saysNot?: string[];
  /** How many drinks are linked. */
  drinks?: { min?: number; max?: number };
  /** What each linked drink has, and has not, by words in the ids of its ingredients. */
  with?: string[];
  without?: string[];
  /** Whether each linked drink is free of alcohol, or holds some. */
  isAlcoholFree?: boolean;
}

export interface TestConversation {
  locale: Locale;
  turns: { guest: string; expect: Expected }[];
}

/** Holds a conversation without a model, and lists what its answers lack. */
export function holdConversation({ locale, turns }: TestConversation): string[] {
  const catalogue = functionCatalogue();
  const messages: { role: 'user' | 'ai'; content: string }[] = [];
  let wishes: ReturnType<typeof answerShort>['chips'] = [];
  return turns.flatMap(({ guest, expect }) => {
    messages.push({ role: 'user', content: guest });
    const request = {
      messages: [...messages],
      mode: 'ask' as const,
      language: locale,
      shelf: [],
      strict: false,
      wishes: [...wishes],
    };
    const { text, chips } = answerShort(
      readConversation(request, catalogue, { isByModel: false }),
      [],
      () => 0,
    );
    wishes = chips;
    messages.push({ role: 'ai', content: text });
    return listFaults(text, locale, expect).map((fault) => `“${guest}”: ${fault}\n${text}`);
  });
}

const hasWord = ({ lines }: Drink, words: string) =>
  lines.some(({ item }) => `-${item.id}-`.includes(`-${words.replaceAll(' ', '-')}-`));

function listFaults(answer: string, locale: Locale, expect: Expected): string[] {
  const recipeById = new Map(functionCatalogue().recipes.map((recipe) => [recipe.id, recipe]));
  const drinks = [...new Set(citedIds(answer))].flatMap((id) => recipeById.get(id) ?? []);
  const nameOf = (drink: Drink) => drink.name[locale] ?? drink.name.en;
  const text = foldText(
    answer.replace(/\[\[(\d+)\]\]/g, (mark, id: string) => {
      const drink = recipeById.get(id);
      return drink === undefined ? mark : nameOf(drink);
    }),
  );
  const says = (part: string) => text.includes(foldText(part));
  const isLinked = (name: string) =>
    drinks.some((drink) => [drink.name.en, nameOf(drink)].map(foldText).includes(foldText(name)));
  const {
    names = [],
    namesNot = [],
    says: said = [],
    saysNot = [],
    drinks: { min = 0, max = Infinity } = {},
  } = expect;
  return [
    ...names
      .filter((any) => !any.some((name) => isLinked(name) || says(name)))
      .map((any) => `does not name ${any.join(' or ')}`),
    ...namesNot.filter(isLinked).map((name) => `names ${name}`),
    ...said.filter((any) => !any.some(says)).map((any) => `does not say ${any.join(' or ')}`),
    ...saysNot.filter(says).map((part) => `says ${part}`),
    ...(drinks.length < min || drinks.length > max ? [`links ${drinks.length} drinks`] : []),
    ...drinks.flatMap((drink) => [
      ...(expect.with ?? [])
        .filter((words) => !hasWord(drink, words))
        .map((words) => `${nameOf(drink)} has no ${words}`),
      ...(expect.without ?? [])
        .filter((words) => hasWord(drink, words))
        .map((words) => `${nameOf(drink)} has ${words}`),
      ...(expect.isAlcoholFree !== undefined && expect.isAlcoholFree !== (drink.dietary.strength === 0)
        ? [`${nameOf(drink)} has ${drink.abv} % alcohol`]
        : []),
    ]),
  ];
}
