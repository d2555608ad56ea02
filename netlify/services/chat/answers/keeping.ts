import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { has, type Talk } from '../talk.ts';

/** How long something keeps once it is opened, cut or made. */
export function keeping(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  const [thing, ...others] = reading.ingredients;
  if (!has(talk, 'keeps') || thing === undefined || others.length > 0 || reading.drinks.length > 0)
    return undefined;
  const { keeps } = talk.bar.catalogue.ingredientById.entry(thing.id);
  if (keeps === undefined) return undefined;
  const { texts, locale } = talk;
  const name = capitalise(talk.ingredient(thing.id), locale);
  const where = texts.keptWhere[keeps.where];
  if (keeps.unit === 'indefinitely') return fillIn(texts.keepsAlways, { thing: name, where });
  const { amount, unit } = keeps;
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[unit], unitDisplay: 'long' });
  return fillIn(texts.keeps, {
    thing: name,
    where,
    time: time.format(amount),
    count: formatNumber(amount, locale),
  });
}
const UNITS = { days: 'day', weeks: 'week', months: 'month', years: 'year' } as const;
