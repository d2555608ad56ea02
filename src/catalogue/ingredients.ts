import { z } from 'zod';
import { ingredientCategorySchema, ingredientSchema, type Ingredient } from '../contracts/ingredient.ts';
import type { DataReader } from './readJson.ts';

/** An ingredient and where it stands, for messages. */
export interface SourcedIngredient {
  ingredient: Ingredient;
  file: string;
}

/** Reads `data/ingredients/<category>.json`; the file's name is the category. */
export function readIngredients(reader: DataReader): SourcedIngredient[] {
  return reader.list('ingredients').flatMap((file) => {
    const category = ingredientCategorySchema.safeParse(file.slice('ingredients/'.length, -'.json'.length));
    if (!category.success) {
      const known = ingredientCategorySchema.options.join(', ');
      reader.problems.push({ file, field: '', reason: `the file is named for no category (${known})` });
      return [];
    }
    const entries = reader.read(file, z.array(ingredientSchema)) ?? [];
    return entries.map((entry) => ({ ingredient: { ...entry, category: category.data }, file }));
  });
}
