import { cite } from '../../../../src/domain/chat/citations.ts';
import { hasSubject } from '../../../../src/domain/chat/wish.ts';
import { isGiveaway } from '../../../../src/domain/chat/textLanguage.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { readAmounts } from '../amounts.ts';
import { stemsOf } from '../answerTables.ts';
import { clashWith, factsOf, has, type Talk } from '../talk.ts';
import { fromShelf, remarkOn } from './fromShelf.ts';
import { suggest } from './suggest.ts';
import { swap } from './swap.ts';
import { wishPhrase } from './wishPhrase.ts';

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
  const match = talk.shelf().match(factsOf(talk, drink));
  const { missing, standIns, optional } = match;
  if (missing.length > 0)
    return fillIn(talk.texts.missingFor, {
      drink: cite(drink),
      things: talk.list(missing.map(talk.ingredient)),
    });
  // Whoever has it all but for a swap is told the swap.
  return standIns.length + optional.length === 0
    ? fillIn(talk.texts.nothingMissing, { drink: cite(drink) })
    : fillIn(talk.texts.swappedOnly, { drink: cite(drink), notes: remarkOn(talk, match) });
}

/** Tells what the guest said before: of the matter they ask about, what they have, and what they wish for. */
export function recalled(talk: Talk): string | undefined {
  const { memory, wish, isPointed } = talk.situation;
  if (!has(talk, 'recall') || isPointed) return undefined;
  const { owned } = memory;
  const wished = wishPhrase(talk, wish);
  const said = saidBefore(talk);
  const told = [
    ...(said === undefined ? [] : [fillIn(talk.texts.quoted, { said })]),
    ...(owned.length > 0
      ? [fillIn(talk.texts.owned, { things: talk.list(owned.map(talk.ingredient)) })]
      : []),
    ...(wished === '' ? [] : [fillIn(talk.texts.remembered, { things: wished })]),
  ];
  return told.length === 0 ? talk.texts.ownedNothing : told.join(' ');
}

/** What the guest said before that bears most on their question, in their own words. */
function saidBefore({ request, situation: { reading } }: Talk): string | undefined {
  const asked = stemsOf(reading.words.join(' '), reading.language).filter(
    (stem) => stem.length > 2 && !isGiveaway(stem),
  );
  const sentences = request.messages
    .slice(0, -1)
    .flatMap(({ role, content }) => (role === 'user' ? content.split(/(?<=[.!?…])\s+|\n/) : []));
  const ranked = sentences
    .map((sentence) => {
      const stems = stemsOf(sentence, reading.language);
      const shared = asked.filter((one) => stems.some((stem) => stem.includes(one))).length;
      const { people, bare } = readAmounts(sentence);
      return { sentence, score: shared + (reading.amounts.asksNumber && (people ?? bare) ? 2 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  return ranked.find(({ score }) => score > 0)?.sentence.trim();
}

/** What can be made now that something was bought, is used up, or would be bought: "forgot the prosecco", "and with cream?" */
export function changedShelf(talk: Talk): string | undefined {
  const { situation } = talk;
  const { reading, memory, before } = situation;
  const named = reading.ingredients.map(({ id }) => id);
  if (named.length === 0 || reading.drinks.length > 0 || before === undefined || before.owned.length === 0)
    return undefined;
  const wouldBuy = has(talk, 'wouldBuy');
  const tells = has(talk, 'usedUp') || (has(talk, 'bought', 'shelf') && !has(talk, 'wantsToKnow'));
  const isSame = memory.owned.length === before.owned.length && !wouldBuy;
  if (!(tells || wouldBuy) || isSame) return undefined;
  const wish = { ...situation.wish, with: [], without: [] };
  const now = { ...talk, situation: { ...situation, wish, isFollowUp: false } };
  return fromShelf(now, has(talk, 'usedUp') ? [] : named);
}

/** Where little is to be spent: the site knows no prices, but what takes few and plain bottles. */
export function onBudget(talk: Talk): string | undefined {
  const { situation } = talk;
  const { reading } = situation;
  if (!has(talk, 'cheap') && reading.amounts.money === undefined) return undefined;
  const [bottle] = reading.ingredients.filter(({ role }) => role === 'with');
  if (has(talk, 'shelf') && reading.wish.with.length > 1) return fromShelf(talk, reading.wish.with);
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
