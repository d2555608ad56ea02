import { recipeSchema, type Recipe, type RecipeKind } from '../contracts/drinks/recipe.ts';
import type { Localized, PartlyLocalized } from '../contracts/site/text.ts';
import { recipePath } from './recipePath.ts';
import { inEach, RECIPE_TEXTS, textsFile, type LanguageTexts } from './languageTexts.ts';
import type { DataReader } from './readJson.ts';

/** A recipe and its file, for messages. */
export interface SourcedRecipe {
  recipe: Recipe;
  file: string;
}

/** Reads `data/cocktails/` and `data/shots/`, one recipe a file. */
export function readRecipes(reader: DataReader, texts: Localized<LanguageTexts>): SourcedRecipe[] {
  return (['cocktail', 'shot'] as const).flatMap((kind) =>
    reader.list(RECIPE_TEXTS[kind]).flatMap((file) => {
      const facts = reader.read(file, recipeSchema);
      if (facts === undefined) return [];
      const said = (part: 'name' | 'description') => textsIn(reader, texts, kind, facts.id, part);
      const [name, description] = [said('name'), said('description')];
      const aliases = inEach(texts, (all) => all[RECIPE_TEXTS[kind]]?.[facts.id]?.aliases);
      return name && description
        ? [{ recipe: { ...facts, kind, path: recipePath(kind, file), name, aliases, description }, file }]
        : [];
    }),
  );
}

/** What languages say of a recipe; that English says nothing is noted. */
function textsIn(
  reader: DataReader,
  texts: Localized<LanguageTexts>,
  kind: RecipeKind,
  id: string,
  part: 'name' | 'description',
): PartlyLocalized | undefined {
  const area = RECIPE_TEXTS[kind];
  const english = texts.en[area];
  if (english === undefined) return undefined;
  const en = english[id]?.[part];
  if (en === undefined) {
    reader.problems.push({ file: textsFile('en', area), field: `${id}.${part}`, reason: 'is missing' });
    return undefined;
  }
  return { ...inEach(texts, (all) => all[area]?.[id]?.[part]), en };
}
