import type { IngredientPart, UnitPart } from '../../contracts/drinkParts.ts';
import type { OwnLine, OwnRecipe } from '../../contracts/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/ownDrinkLimits.ts';

/** A line as its editor types it. */
export interface OwnDraftLine {
  /** Tells lines apart while they move. */
  key: number;
  /** Id of an ingredient of the catalogue; absent of one by its name. */
  ingredient?: string;
  /** Of an ingredient that the catalogue does not have. */
  name: string;
  strength: string;
  colour: string | null;
  unit: string;
  amount: string;
  garnish: boolean;
}

/** A drink of one's own while it is worked on: what is left out is an empty text. */
export interface OwnDraft extends Omit<OwnRecipe, 'note' | 'instructions' | 'lines'> {
  note: string;
  instructions: string;
  lines: readonly OwnDraftLine[];
}

/** What keeps a draft from being saved; a line by its key. */
export interface OwnLacks {
  name: boolean;
  lines: boolean;
  /** Keys of lines without a name. */
  names: readonly number[];
  /** Keys of lines whose amount is missing, cannot be read, is 0 or too large. */
  amounts: readonly number[];
  /** Keys of lines whose strength cannot be read or is too large. */
  strengths: readonly number[];
}

export const EMPTY_OWN_DRAFT: OwnDraft = {
  name: '',
  note: '',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [],
  instructions: '',
  allergens: [],
  vegan: false,
  vegetarian: false,
  after: null,
};

/** What is poured by the piece where nobody says otherwise. */
const BY_PIECE: readonly string[] = ['fruit', 'herb', 'garnish', 'egg', 'spice'];

/** A stored drink as its editor starts out with it. */
export function ownDraftOf(drink: OwnRecipe, locale: string): OwnDraft {
  const { name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after } = drink;
  return {
    ...{ name, glass, method, ice, allergens, vegan, vegetarian, after },
    note: note ?? '',
    instructions: instructions ?? '',
    lines: lines.map((line, key) => ({
      key,
      ...('ingredient' in line
        ? { ingredient: line.ingredient, name: '', strength: '', colour: null }
        : { name: line.name, strength: typed(line.strength, locale), colour: line.colour }),
      unit: line.unit,
      amount: typed(line.amount, locale),
      garnish: line.garnish,
    })),
  };
}

function typed(value: number | null, locale: string): string {
  if (value === null) return '';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(value);
}

/** A draft as it is drawn, and sent where {@link ownLacksOf} finds nothing; what cannot be read is nothing. */
export function ownRecipeOf(draft: OwnDraft, units: readonly UnitPart[]): OwnRecipe {
  const { name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after } = draft;
  return {
    ...{ glass, method, ice, allergens, vegan, vegetarian, after },
    name: name.trim(),
    note: note.trim() || null,
    instructions: instructions.trim() || null,
    lines: lines.map((line): OwnLine => {
      const amount = takesNumber(line.unit, units) ? (numberIn(line.amount) ?? null) : null;
      const poured = { unit: line.unit, amount, garnish: line.garnish };
      return line.ingredient === undefined
        ? {
            name: line.name.trim(),
            strength: numberIn(line.strength) ?? null,
            colour: line.colour,
            ...poured,
          }
        : { ingredient: line.ingredient, ...poured };
    }),
  };
}

/** What a draft lacks; undefined where it can be saved. */
export function ownLacksOf(draft: OwnDraft, units: readonly UnitPart[]): OwnLacks | undefined {
  const keysOf = (isWrong: (line: OwnDraftLine) => boolean) =>
    draft.lines.filter(isWrong).map(({ key }) => key);
  const lacks = {
    name: draft.name.trim() === '',
    lines: draft.lines.length === 0,
    names: keysOf(({ ingredient, name }) => ingredient === undefined && name.trim() === ''),
    amounts: keysOf(({ unit, amount }) => {
      const number = numberIn(amount);
      return takesNumber(unit, units) && !(number && number <= OWN_DRINK_LIMITS.amount);
    }),
    strengths: keysOf(({ strength }) => {
      const number = numberIn(strength);
      return strength.trim() !== '' && !(number !== undefined && number <= OWN_DRINK_LIMITS.strength);
    }),
  };
  const { name, lines, names, amounts, strengths } = lacks;
  return name || lines || [names, amounts, strengths].some(({ length }) => length > 0) ? lacks : undefined;
}

/** Whether a unit is counted: a rim is none, 30 ml are. */
export function takesNumber(unit: string, units: readonly UnitPart[]): boolean {
  return units.find(({ id }) => id === unit)?.number !== 'none';
}

/** A number as people type it, from nothing up: "22.5", "22,5". */
function numberIn(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,6}([.,]\d{1,3})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

/**
 * Adds a line at the end; a draft with as many as it may have stays as it is.
 *
 * @param added an ingredient of the catalogue, or the name of another
 */
export function addOwnLine(draft: OwnDraft, added: IngredientPart | string): OwnDraft {
  if (draft.lines.length >= OWN_DRINK_LIMITS.lines) return draft;
  const key = Math.max(-1, ...draft.lines.map((line) => line.key)) + 1;
  const isNamed = typeof added === 'string';
  const line = {
    key,
    ...(!isNamed && { ingredient: added.id }),
    name: isNamed ? [...added.trim()].slice(0, OWN_DRINK_LIMITS.lineName).join('') : '',
    strength: '',
    colour: null,
    ...usualAmount(isNamed ? undefined : added.category),
    garnish: !isNamed && added.category === 'garnish',
  };
  return { ...draft, lines: [...draft.lines, line] };
}

function usualAmount(category: IngredientPart['category'] | undefined) {
  if (category === 'bitters') return { unit: 'dash', amount: '2' };
  if (category !== undefined && BY_PIECE.includes(category)) return { unit: 'piece', amount: '1' };
  return { unit: 'ml', amount: '30' };
}

export function editOwnLine(
  draft: OwnDraft,
  key: number,
  change: Partial<Omit<OwnDraftLine, 'key'>>,
): OwnDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
  };
}

export function removeOwnLine(draft: OwnDraft, key: number): OwnDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** Moves a line by one place; at an end it stays. */
export function stepOwnLine(draft: OwnDraft, key: number, step: -1 | 1): OwnDraft {
  const from = draft.lines.findIndex((line) => line.key === key);
  const moved = draft.lines[from];
  const to = from + step;
  if (moved === undefined || to < 0 || to >= draft.lines.length) return draft;
  return { ...draft, lines: draft.lines.toSpliced(from, 1).toSpliced(to, 0, moved) };
}
