import { guidePath } from '../catalogue/guideViews.ts';
import { getRecipeView, getRecipeViews, siteCatalogue } from '../catalogue/siteCatalogue.ts';
import type { Week } from '../catalogue/weekView.ts';
import { wishLabel } from '../catalogue/wishLabel.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import { termKey } from '../domain/search/facets.ts';
import { WHOLE_LIST, writeQuery } from '../domain/search/listQuery.ts';
import type { WeekView } from '../features/home/weekView.ts';
import { listText } from '../text/listText.ts';

/** A week in the words of a language. */
export function describeWeek({ week, days, seasons, trio, guide }: Week, locale: Locale): WeekView {
  const catalogue = siteCatalogue();
  const bottles = trio?.bottles.map((id) => catalogue.ingredientById.entry(id).names[locale]) ?? [];
  const tried = catalogue.recipes.find(({ id }) => id === guide?.drinks[0]);
  const text = guide?.texts[locale];
  return {
    week,
    days: days.map(({ day, drink }) => ({ day, recipe: getRecipeView(drink, locale) })),
    seasons: seasons.map(({ half, occasion, drinks }) => ({
      half,
      name: capitalise(wishLabel({ kind: 'occasion', occasion }, catalogue, locale), locale),
      path: `/cocktails${writeQuery('', { ...WHOLE_LIST, terms: [termKey({ facet: 'occasion', id: occasion })] })}`,
      recipes: getRecipeViews(drinks, locale),
    })),
    trio: trio && {
      name: capitalise(listText(bottles, locale), locale),
      count: trio.count,
      recipes: getRecipeViews(trio.drinks, locale),
    },
    guide:
      guide && text
        ? {
            title: text.title,
            description: text.description,
            path: guidePath(guide),
            picture: tried && getRecipeView(tried, locale).picture,
          }
        : undefined,
  };
}
