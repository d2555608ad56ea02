import { z } from 'zod';
import {
  ingredientCategorySchema,
  ingredientSchema,
  type Ingredient,
} from '../contracts/drinks/ingredient.ts';
import type { Localized } from '../contracts/site/text.ts';
import type { LanguageTexts } from './languageTexts.ts';
import { localize } from './localize.ts';
import type { DataReader } from './readJson.ts';

/** An ingredient and where it stands, for messages. */
export interface SourcedIngredient {
  ingredient: Ingredient;
  file: string;
}

/** Reads `data/ingredients/<category>.json`; the file's name is the category. */
export function readIngredients(reader: DataReader, texts: Localized<LanguageTexts>): SourcedIngredient[] {
  return reader.list('ingredients').flatMap((file) => {
    const category = ingredientCategorySchema.safeParse(file.slice('ingredients/'.length, -'.json'.length));
    if (!category.success) {
      const known = ingredientCategorySchema.options.join(', ');
      reader.problems.push({ file, field: '', reason: `the file is named for no category (${known})` });
      return [];
    }
    const place = {
      file: 'ingredients',
      path: '',
      entriesOf: ({ ingredients }: LanguageTexts) => ingredients,
    } as const;
    return (reader.read(file, z.array(ingredientSchema)) ?? []).flatMap((facts) => {
      const say = localize(reader, texts, place, facts.id);
      if (say === undefined) return [];
      const ingredient = {
        ...facts,
        category: category.data,
        names: say.inAll('name'),
        plurals: say.inAll('plural'),
        stems: say.own('stem'),
        shown: say.inAll('shown'),
        synonyms: say.own('synonyms'),
        moreSynonyms: say.own('moreSynonyms'),
      };
      return [{ ingredient, file }];
    });
  });
}
