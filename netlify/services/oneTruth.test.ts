import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeAll, expect, test } from 'vitest';
import { cocktailEntity } from '../../src/catalogue/cocktailEntity.ts';
import { dietIndex } from '../../src/catalogue/dietIndex.ts';
import type { Drink } from '../../src/catalogue/drink.ts';
import { guestMenu } from '../../src/catalogue/guestMenu.ts';
import { mixIndex } from '../../src/catalogue/mixIndex.ts';
import { recipeView } from '../../src/catalogue/recipeView.ts';
import { getWishedDrinks } from '../../src/catalogue/wishedDrinks.ts';
import { getWishReader } from '../../src/catalogue/wishReader.ts';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { PublishedMenu } from '../../src/contracts/menus/publishedMenu.ts';
import { listMenuDrinks } from '../../src/domain/menus/listMenuDrinks.ts';
import { formatNumber } from '../../src/domain/drinks/lineText.ts';
import { printMenu } from '../../src/domain/menus/document/printMenu.ts';
import { readFacts } from '../../src/domain/shelf/mixFacts.ts';
import { printWords } from '../../src/features/menus/pdf/printWords.ts';
import GoodToKnow from '../../src/features/recipe/GoodToKnow.astro';
import { recipeStructuredData } from '../../src/features/recipe/structuredData.ts';
import { inSentence } from '../../src/text/inSentence.ts';
import { translator } from '../../src/i18n/translate.ts';
import { textsOf } from '../../tests/site/html.ts';
import { recipeFacts } from './chat/facts/recipeFacts.ts';
import { shortAnswer } from './chat/short/shortAnswer.ts';
import { functionCatalogue } from './catalogue.ts';

/** Strength, energy, allergens and diets of each drink are the same wherever the site tells them. */

const catalogue = functionCatalogue();
const { recipes } = catalogue;
/** Some of the recipes of all kinds. */
const sample = recipes.filter((_, place) => place % 40 === 0);
const nameOf = ({ name }: { name: string }) => name;
const viewsIn = (locale: Locale) => recipes.map((recipe) => recipeView(recipe, catalogue, locale));

const publishedMenu: PublishedMenu = {
  name: 'All of them',
  description: null,
  restaurantName: null,
  currency: null,
  priceLists: [],
  sections: [{ title: null, drinks: recipes.map(({ id }) => ({ cocktailId: id, prices: [], note: null })) }],
  soldOut: [],
  followsShelf: false,
  heldPrices: null,
  timeZone: null,
  bottles: [],
  ownDrinks: [],
  brand: null,
};

test.each(LOCALES)('in %s the API, a guest page, a model and print tell what the page tells', (locale) => {
  const views = viewsIn(locale);
  const guests = guestMenu(publishedMenu, catalogue, locale).sections.flatMap(({ drinks }) => drinks);
  const models = recipes.map((recipe) => recipeFacts(recipe, catalogue, locale));
  const entities = views.map(cocktailEntity);
  const ids = views.map(({ id }) => id);
  const menu = {
    ...publishedMenu,
    id: '8f1c2f0e-0000-4000-8000-000000000000',
    cocktailIds: ids,
    version: 1,
    updatedAt: '2026-11-22T05:00:00Z',
    isArchived: false,
    publication: null,
  };
  const choices = {
    design: 'elegant',
    paper: 'a4',
    format: 'sheet',
    hasMarks: false,
    unit: 'ml',
    locale,
    hasAllergens: true,
  } as const;
  const printed = listMenuDrinks(
    printMenu(menu, choices, {
      cocktails: new Map(entities.map((entity) => [entity.id, entity])),
      ownDrinks: new Map(),
      pictures: new Set(),
      index: mixIndex(catalogue, locale),
      ownFacts: () => undefined,
      ...printWords(locale),
      address: undefined,
      look: { accent: null, namesProduct: true, logo: null },
    }),
  );
  for (const [place, view] of views.entries()) {
    const { dietary } = recipes[place] as Drink;
    const [contains, mayContain] = [view.allergens.contains, view.allergens.mayContain];
    expect(entities[place]?.abv).toBe(`${view.abv}%`);
    expect(guests[place], view.name).toMatchObject({
      id: view.id,
      abv: view.abv,
      allergens: view.allergens,
      cautions: view.cautions.map(({ hint }) => hint),
    });
    expect(guests[place]?.alcoholFree !== undefined).toBe(dietary.strength === 0);
    expect(models[place], view.name).toMatchObject({
      id: view.id,
      abv: view.abv,
      standardDrinksOf10g: view.standardDrinks,
      kilocalories: view.energy,
      allergens: contains.map(nameOf),
      mayContain: mayContain.map(nameOf),
      diets: view.diets.map(nameOf),
      cautions: view.cautions.map(nameOf),
    });
    expect(printed[place]?.strength).toMatch(new RegExp(`^\\D*${view.abv}\\D*$`));
    expect(printed[place]?.allergens).toEqual(dietary.allergens);
  }
});

test('search engines read what the page tells, and of diets only what is known', () => {
  for (const [place, view] of viewsIn('en').entries()) {
    const { vegan, vegetarian } = (recipes[place] as Drink).dietary;
    const data = recipeStructuredData(view, 'en', { site: new URL('https://bar.example') }) as {
      nutrition?: { calories: string };
      suitableForDiet?: string[];
    };
    expect(data.nutrition?.calories).toBe(view.energy > 0 ? `${view.energy} calories` : undefined);
    const diets = [vegan === 'yes' && 'VeganDiet', vegetarian === 'yes' && 'VegetarianDiet'].filter(Boolean);
    expect(data.suitableForDiet?.map((diet) => diet.split('/').at(-1)) ?? []).toEqual(diets);
  }
});

test('the marks of a diet, Mix Master and the bartender go by the same facts', () => {
  const wished = new Map(getWishedDrinks(catalogue).map((drink) => [drink.id, drink]));
  const marks = dietIndex(catalogue, 'en').drinks;
  const mixed = new Map(mixIndex(catalogue, 'en').recipes.map((recipe) => [recipe.id, readFacts(recipe)]));
  for (const { id, dietary, abv, energy } of recipes) {
    expect(readFacts(marks[id] ?? {}), id).toEqual(dietary);
    expect(mixed.get(id), id).toEqual(dietary);
    expect(wished.get(id), id).toMatchObject({ dietary, abv, energy });
  }
});

test('the bartender says the strength and the energy of the page', () => {
  const answer = (text: string) => {
    const reading = getWishReader(catalogue, 'en')(text, { wishes: [] });
    const context = {
      text,
      reading,
      wishes: [],
      last: [],
      shown: [],
      shelf: [],
      catalogue,
      chance: () => 0.3,
    };
    return shortAnswer(context).text;
  };
  for (const { name, abv, energy } of sample) {
    if (energy > 0) expect(answer(`How many calories does a ${name.en} have?`)).toContain(`${energy} kcal`);
    if (abv > 0) expect(answer(`How strong is a ${name.en}?`)).toMatch(new RegExp(`\\b${abv}\\s?%`));
  }
});

let container: AstroContainer;
beforeAll(async () => {
  container = await AstroContainer.create();
});

test.each(LOCALES)('the page itself says all of it in %s', async (locale) => {
  const t = translator(locale);
  for (const recipe of sample) {
    const view = recipeView(recipe, catalogue, locale);
    const page = await container.renderToString(GoodToKnow, { props: { recipe: view, locale } });
    const text = textsOf(`<body>${page}`).join(' ');
    const said = [
      view.energy > 0 ? t('recipe.energy.text', { number: formatNumber(view.energy, locale) }) : '',
      ...[...view.allergens.contains, ...view.allergens.mayContain].map(({ name }) =>
        inSentence(name, locale),
      ),
      ...view.diets.map(nameOf),
      ...view.cautions.map(({ hint }) => hint),
      view.allergens.contains.length + view.allergens.mayContain.length === 0
        ? t('recipe.allergens.none')
        : '',
    ];
    for (const words of said) expect(text).toContain(words.replace(/\s+/g, ' '));
  }
});
