import { cite, citedOwnIds } from '../../../../src/domain/chat/citations.ts';
import { formatNumber } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { ingredientCalled } from '../../ingredientNames.ts';
import { reasonsOf, substancesIn } from '../answers/warning.ts';
import { tabooClash, type Taboo, type TabooClash } from '../taboo.ts';
import { has, SHORT, type Talk } from '../talk.ts';
import type { OwnKnown } from './ownKnown.ts';
import { OWN_TEXTS, OWN_WORDS } from './ownTexts.ts';

/** Drinks that one answer names, and tells whole. */
const MOST_LISTED = 12;
const MOST_TOLD = 3;
/** A name of fewer letters is a word of daily life. */
const LEAST_LETTERS = 4;

/** What the bartender says of drinks that the guest has made up, where they ask for one of these or for all. */
export function aboutOwn(talk: Talk): string | undefined {
  if (talk.own.length === 0) return undefined;
  const named = ownNamed(talk);
  if (named.length > 0) return tellAll(talk, named);
  if (asksForOwn(talk)) return listOwn(talk);
  const spoken = ownSpokenOf(talk);
  return spoken !== undefined && isAboutIt(talk) ? tellAll(talk, [spoken]) : undefined;
}

/**
 * The own drinks that the newest message names, the longest name first. One that is called like a drink or an
 * ingredient of the catalogue, or in one short word, is meant only where the guest says that it is theirs.
 */
export function ownNamed(talk: Talk): OwnKnown[] {
  const message = ` ${newest(talk)} `;
  const isMine = wordsIn(talk).some(({ mine }) => mine.test(message));
  let rest = message;
  return [...talk.own]
    .sort((a, b) => b.name.length - a.name.length)
    .filter((own) => {
      const name = foldText(own.name);
      if (name === '' || !rest.includes(` ${name} `)) return false;
      if (!isMine && (name.length < LEAST_LETTERS || isKnownElsewhere(talk, own.name))) return false;
      // "Smoked Fig Sour" is no "Fig Sour".
      rest = rest.replaceAll(` ${name} `, ' \n ');
      return true;
    })
    .slice(0, MOST_TOLD);
}

/** Whether the guest asks for their own drinks at large. */
export function asksForOwn(talk: Talk): boolean {
  const message = newest(talk);
  return wordsIn(talk).some(({ all }) => all.test(message));
}

/** The one own drink that the newest answer spoke of. */
export function ownSpokenOf(talk: Talk): OwnKnown | undefined {
  const answer = talk.request.messages.findLast(({ role }) => role === 'ai')?.content ?? '';
  const ids = citedOwnIds(answer);
  return ids.length === 1 ? talk.own.find(({ id }) => id === ids[0]) : undefined;
}

/** Why an own drink is not for the guest, as a sentence; undefined where they may have it. */
export function ownWarning(talk: Talk, own: OwnKnown): string | undefined {
  const clash = ownClash(talk, own);
  return clash && fillIn(talk.texts.warning, { drink: mention(own), reasons: reasonsOf(talk, clash) });
}

/** An own drink as a part of an answer: what goes in, how it is made, how strong it is, and what must be told of it. */
export function ownText(talk: Talk, own: OwnKnown): string {
  const texts = OWN_TEXTS[talk.locale];
  const { glass, method, allergens, isUnstated } = own.view;
  const warning = ownWarning(talk, own);
  const facts = [method, glass, strengthOf(talk, own)].filter((fact) => fact !== '').join(' · ');
  const steps =
    own.steps.length === 0
      ? texts.noSteps
      : own.steps.map((step, place) => `${place + 1}. ${step}`).join('\n');
  const told = [
    ...(allergens.contains.length > 0
      ? [fillIn(texts.contains, { names: substancesIn(talk, allergens.contains) })]
      : []),
    ...(allergens.mayContain.length > 0
      ? [fillIn(texts.mayContain, { names: substancesIn(talk, allergens.mayContain) })]
      : []),
    ...(isUnstated ? [texts.unstated] : []),
  ].join(' ');
  return [
    ...(warning === undefined ? [] : [warning]),
    `${fillIn(texts.one, { drink: mention(own) })} ${facts}`,
    own.lines.map((line) => `- ${line}`).join('\n'),
    steps,
    ...(told === '' ? [] : [told]),
  ].join('\n\n');
}

/** Own drinks that hold what is asked for and are for the guest. */
export function ownWith(talk: Talk, ingredients: readonly string[], taboo?: Taboo): OwnKnown[] {
  return talk.own.filter(
    (own) => ownClash(talk, own, taboo) === undefined && ingredients.every((id) => holds(talk, own, id)),
  );
}

/** A drink by its name and citation: where a browser cannot read the own drinks, the name is there all the same. */
function mention({ id, name }: OwnKnown): string {
  return `${name} ${cite(id)}`;
}

function tellAll(talk: Talk, drinks: readonly OwnKnown[]): string {
  return drinks.map((own) => ownText(talk, own)).join('\n\n');
}

function listOwn(talk: Talk): string {
  const texts = OWN_TEXTS[talk.locale];
  const { ingredients } = talk.situation.reading;
  const asked = ingredients
    .filter(({ role }) => role !== 'without' && role !== 'replaced')
    .map(({ id }) => id);
  const without = ingredients.filter(({ role }) => role === 'without').map(({ id }) => id);
  const fitting = (taboo?: Taboo) =>
    ownWith(talk, asked, taboo).filter((own) => !without.some((id) => holds(talk, own, id)));
  const found = fitting();
  const isLeft = talk.own.length > ownWith(talk, []).length;
  if (found.length === 0) return isLeft ? `${texts.none} ${texts.left}` : texts.none;
  const head =
    asked.length === 0 ? texts.all : fillIn(texts.having, { things: talk.list(asked.map(talk.ingredient)) });
  const lines = found
    .slice(0, MOST_LISTED)
    .map(
      (own) => `- ${mention(own)} – ${own.view.contents.map(plain).join(', ')} (${strengthOf(talk, own)})`,
    );
  return [head, lines.join('\n'), ...(isLeft ? [texts.left] : [])].join('\n\n');
}

const plain = (text: string) => text.replaceAll(/[[\]*_`]/g, '');

function ownClash(talk: Talk, own: OwnKnown, taboo = talk.situation.taboo): TabooClash | undefined {
  const { bar } = talk;
  return tabooClash({ dietary: own.view.facts, ingredients: own.ingredients }, taboo, bar.pantry.barredBy);
}

function holds(talk: Talk, own: OwnKnown, ingredient: string): boolean {
  const barred = talk.bar.pantry.barredBy(ingredient);
  if (own.ingredients.some((id) => barred.has(id))) return true;
  return own.words.includes(` ${foldText(talk.ingredient(ingredient))} `);
}

function strengthOf(talk: Talk, { view }: OwnKnown): string {
  if (view.abv === undefined) return OWN_TEXTS[talk.locale].noStrength;
  return view.facts.strength === 0
    ? talk.texts.noAlcohol
    : fillIn(talk.texts.abv, { abv: formatNumber(view.abv, talk.locale) });
}

function newest({ request }: Talk): string {
  return foldText(request.messages.at(-1)?.content ?? '');
}

/** Whether a message of few words asks for more of what was spoken of. */
function isAboutIt(talk: Talk): boolean {
  const { reading } = talk.situation;
  const namesOther = reading.drinks.length > 0 || reading.ingredients.length > 0;
  return !namesOther && reading.words.length <= SHORT && has(talk, 'it', 'contains', 'howTo', 'allergensOf');
}

/** Words of the language of the site, and of English, which guests speak too. */
function wordsIn({ locale }: Talk) {
  return locale === 'en' ? [OWN_WORDS.en] : [OWN_WORDS[locale], OWN_WORDS.en];
}

function isKnownElsewhere({ bar, situation }: Talk, name: string): boolean {
  const folded = foldText(name);
  const isDrink = situation.reading.drinks.some((id) =>
    Object.values(bar.factsById.get(id)?.recipe.name ?? {}).some((one) => foldText(one) === folded),
  );
  return isDrink || ingredientCalled(name, bar.catalogue) !== undefined;
}
