import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { buildCatalogue } from './catalogue.ts';
import { readDraft } from './loadCatalogue.ts';

/** What must not be said where up to 0.5 % alcohol may be in the glass: “alcohol-free” is what its label says. */
const NO_ALCOHOL: Record<Locale, RegExp> = {
  en: /\b(?:no|without|free of) alcohol\b/i,
  nl: /\b(?:geen|zonder) alcohol\b/i,
  de: /\b(?:kein|keinen|ohne) Alkohol\b/i,
  es: /\bno (?:lleva|tiene|tenga|contiene) alcohol\b/i,
  fr: /(?:pas d’|aucun )alcool\b/i,
};
/** The word for vegan in all five languages. */
const VEGAN = /\bv[eé]gan/i;

const { draft } = readDraft('data');
const { recipes, ingredientById } = buildCatalogue(draft);

it.each(LOCALES)('says in %s of nothing that it has no alcohol where a trace may be in it', (locale) => {
  const drinks = recipes.filter(({ dietary }) => dietary.cautions.includes('alcohol-trace'));
  expect(drinks.length).toBeGreaterThan(10);
  const bottles = [...ingredientById.values()].filter(({ cautions }) => cautions.includes('alcohol-trace'));
  expect(bottles.length).toBeGreaterThan(5);
  const texts = [
    ...drinks.map(({ description }) => description[locale] ?? ''),
    ...bottles.map(({ id }) => draft.abouts[locale]?.[id]?.about ?? ''),
  ];
  expect(texts.join(' ').length).toBeGreaterThan(2000);
  expect(texts.filter((text) => NO_ALCOHOL[locale].test(text))).toEqual([]);
});

it.each(LOCALES)('calls in %s no drink vegan that is not known to be', (locale) => {
  const unknown = recipes.filter(({ dietary }) => dietary.vegan !== 'yes');
  expect(unknown.filter(({ description }) => VEGAN.test(description[locale] ?? ''))).toEqual([]);
});
