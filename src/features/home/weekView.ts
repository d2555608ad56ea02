import type { PictureView, RecipeView } from '../../contracts/drinks/recipeView.ts';
import type { Half } from '../../domain/drinks/season.ts';
import type { SitePath } from '../../i18n/paths.ts';

/** What the home page shows in a week of the year, in one language. */
export interface WeekView {
  week: number;
  days: { day: number; recipe: RecipeView }[];
  /** One, or one for each half of the world. */
  seasons: { half: Half; name: string; path: string; recipes: RecipeView[] }[];
  trio: { name: string; count: number; recipes: RecipeView[] } | undefined;
  guide: { title: string; description: string; path: SitePath; picture: PictureView | undefined } | undefined;
}
