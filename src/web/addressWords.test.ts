import { expect, it } from 'vitest';
import type { Localized } from '../contracts/site/text.ts';
import {
  COLLECTION_FOLDERS,
  COLLECTION_KINDS,
  COUNTS,
  countWord,
  DIETS,
  EXPLORE_PATH,
  GUIDES_PATH,
  INGREDIENTS_PATH,
  LAST_WORDS,
  STRENGTHS,
} from './addressWords.ts';

const ofLanguages = ({ en, nl, de, es, fr }: Localized) => [en, nl, de, es, fr].join(' ');

/*
 * The public addresses in English, Dutch, German, Spanish and French. Others link to them: a line that is changed here
 * needs a redirect from what it was.
 */
it.each([
  ['guides', GUIDES_PATH, '/guides /gidsen /ratgeber /guias /guides'],
  ['explore', EXPLORE_PATH, '/explore /ontdekken /entdecken /explorar /explorer'],
  ['ingredients', INGREDIENTS_PATH, '/ingredients /ingredienten /zutaten /ingredientes /ingredients'],
  ['two', countWord(2), '2-ingredients 2-ingredienten 2-zutaten 2-ingredientes 2-ingredients'],
  ['four', countWord(4), '4-ingredients 4-ingredienten 4-zutaten 4-ingredientes 4-ingredients'],
])('writes the addresses of %s', (_, words, addresses) => {
  expect(ofLanguages(words)).toBe(addresses);
});

it('writes the folders of the collections', () => {
  expect(COLLECTION_KINDS.map((kind) => ofLanguages(COLLECTION_FOLDERS[kind]))).toEqual([
    'ingredients ingredienten zutaten ingredientes ingredients',
    'cocktails-with cocktails-met cocktails-mit cocteles-con cocktails-avec',
    'families families familien familias familles',
    'spirits sterkedrank spirituosen destilados spiritueux',
    'tastes smaken geschmack sabores gouts',
    'glasses glazen glaeser copas-y-vasos verres',
    'methods technieken techniken metodos methodes',
    'strengths sterkte staerke graduacion degres',
    'diets dieten ernaehrung dietas regimes',
    'short-recipes korte-recepten kurze-rezepte recetas-cortas recettes-courtes',
  ]);
});

it('writes the last words of strengths, diets and counts', () => {
  expect([...STRENGTHS, ...DIETS].map((id) => ofLanguages(LAST_WORDS[id]))).toEqual([
    'alcohol-free alcoholvrij alkoholfrei sin-alcohol sans-alcool',
    'light licht leicht ligeros legers',
    'strong sterk stark fuertes forts',
    'vegan veganistisch vegan veganos vegans',
    'without-egg zonder-ei ohne-ei sin-huevo sans-oeuf',
    'without-milk zonder-melk ohne-milch sin-leche sans-lait',
    'without-nuts zonder-noten ohne-nuesse sin-frutos-secos sans-fruits-a-coque',
  ]);
  expect(COUNTS).toEqual([2, 3, 4]);
});
