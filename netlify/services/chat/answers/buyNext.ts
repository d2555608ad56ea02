import { cite } from '../../../../src/domain/chat/citations.ts';
import { hasSubject } from '../../../../src/domain/chat/wish.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { clashWith, factsOf, has, type Talk } from '../talk.ts';
import { suggest } from './suggest.ts';
import { swap } from './swap.ts';

/** Drinks that are named of all that a purchase opens. */
const MOST_OPENED = 4;

/** What is still missing for a drink, or what to buy next. */
export function buyNext(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  if (!has(talk, 'buyNext')) return undefined;
  if (has(talk, 'gift')) return talk.texts.giftIdeas;
  const [drink] = reading.drinks;
  if (drink !== undefined) return missingFor(talk, drink);
  const shelf = talk.shelf();
  if (shelf.isEmpty) return undefined;
  if (has(talk, 'bought') && !has(talk, 'wantsToKnow')) return undefined;
  const { single, pair } = shelf.purchase(
    talk.bar.drinks.filter((facts) => clashWith(talk, facts) === undefined),
  );
  if (single === undefined) return talk.texts.buyNothing;
  const [first = ''] = single.ingredients;
  const opened = [...single.unlocks].sort(
    (a, b) => factsOf(talk, b).recipe.views - factsOf(talk, a).recipe.views,
  );
  const drinks = talk.list(opened.slice(0, MOST_OPENED).map(cite));
  const both =
    pair === undefined
      ? []
      : [
          fillIn(talk.texts.buyPair, {
            things: talk.list(pair.ingredients.map(talk.ingredient)),
            count: pair.unlocks.length,
          }),
        ];
  return [fillIn(talk.texts.buyNext, { thing: talk.ingredient(first), drinks }), ...both].join('\n\n');
}

function missingFor(talk: Talk, drink: string): string {
  const { missing } = talk.shelf().match(factsOf(talk, drink));
  const text = missing.length === 0 ? talk.texts.nothingMissing : talk.texts.missingFor;
  return fillIn(text, { drink: cite(drink), things: talk.list(missing.map(talk.ingredient)) });
}

/** What the guest said to have at home. */
export function recallShelf(talk: Talk): string | undefined {
  if (!has(talk, 'recall')) return undefined;
  const { owned } = talk.situation.memory;
  return owned.length === 0
    ? talk.texts.ownedNothing
    : fillIn(talk.texts.owned, { things: talk.list(owned.map(talk.ingredient)) });
}

/** Where little is to be spent: the site knows no prices, but what takes few and plain bottles. */
export function onBudget(talk: Talk): string | undefined {
  const { situation } = talk;
  const { reading } = situation;
  if (!has(talk, 'cheap') && reading.amounts.money === undefined) return undefined;
  const [bottle] = reading.ingredients.filter(({ role }) => role === 'with');
  // "Decent cheap bourbon for Old Fashioneds" asks which bottle to take.
  if (bottle !== undefined && talk.bar.pantry.isBase(bottle.id) && !has(talk, 'cheaper', 'swap'))
    return fillIn(talk.texts.brandAdvice, { thing: plainOf(talk, bottle.id) });
  if (bottle !== undefined && !has(talk, 'request', 'surprise') && reading.drinks.length > 0)
    return undefined;
  if (bottle !== undefined && (reading.drinks.length > 0 || has(talk, 'cheaper')))
    return swap(talk, bottle.id, reading.drinks[0], undefined);
  if (bottle !== undefined && talk.bar.pantry.isBase(bottle.id))
    return fillIn(talk.texts.brandAdvice, { thing: plainOf(talk, bottle.id) });
  // Nothing costs less than one spirit with a mixer.
  const categories = hasSubject(situation.wish) ? situation.wish.categories : ['highball'];
  const without = [...situation.wish.without, 'champagne'];
  const wish = { ...situation.wish, isEasy: true, categories, without };
  const cheap = suggest({ ...talk, situation: { ...situation, wish } }, talk.texts.noPrices);
  const asksBottles =
    has(talk, 'buyNext', 'shelf') || reading.amounts.ofBottles || situation.drink === undefined;
  return asksBottles && !has(talk, 'party', 'request')
    ? `${talk.texts.budgetBottles}\n\n${cheap.split('\n\n').slice(1).join('\n\n')}`
    : cheap;
}

/** A gin for mixing is a London Dry. */
function plainOf(talk: Talk, id: string): string {
  return id === 'gin' ? 'London Dry Gin' : talk.ingredient(id);
}
