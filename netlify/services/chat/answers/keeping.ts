import { capitalise } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { has, type Talk } from '../talk.ts';
import { answerOn } from './barAnswer.ts';

/** How long something keeps once it is opened, cut or made, and what else the bar knows of that. */
export function keeping(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  const [thing, ...others] = reading.ingredients;
  if (!has(talk, 'keeps') || thing === undefined || others.length > 0 || reading.drinks.length > 0)
    return undefined;
  const time = keepingTime(talk, thing.id);
  if (time === undefined) return undefined;
  const more = answerOn(talk, thing.id);
  return more === undefined ? time : `${time}\n\n${more}`;
}

function keepingTime({ bar, texts, locale, ingredient }: Talk, id: string): string | undefined {
  const { keeps } = bar.catalogue.ingredientById.entry(id);
  if (keeps === undefined) return undefined;
  const thing = capitalise(ingredient(id), locale);
  const where = texts.keptWhere[keeps.where];
  if (keeps.unit === 'indefinitely') return fillIn(texts.keepsAlways, { thing, where });
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[keeps.unit],
    unitDisplay: 'long',
  });
  return fillIn(texts.keeps, { thing, where, time: format.format(keeps.amount) });
}
const UNITS = { days: 'day', weeks: 'week', months: 'month', years: 'year' } as const;
