import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  sentRecipeSchema,
  type RecipeSubmission,
  type SentRecipe,
} from '../../src/contracts/people/recipeSubmission.ts';
import { allRows, getData } from '../lib/database.ts';
import { consumeRateLimit } from '../lib/rateLimit.ts';
import type { Sender } from '../lib/sender.ts';
import { tellOperator } from './operatorNotice.ts';

/**
 * Stores a recipe for the operator to try, and tells them of it. One whose honeypot is filled in is dropped without a word.
 * @param service the site's own connection: nobody else may store one
 * @throws RateLimitedError for a sender who has sent too many within the hour, and QuotaError for an account that has sent too many.
 * @throws UnavailableError when the database does not answer.
 */
export async function deliverRecipeSubmission(
  service: SupabaseClient,
  { website, cocktailName, yourName, ...rest }: RecipeSubmission,
  { ip, account }: Sender,
): Promise<void> {
  if (website !== '') return;
  await consumeRateLimit(service, 'submission', { ip });
  const row = { cocktail_name: cocktailName, your_name: yourName, ...rest, user_id: account };
  getData(await service.from('recipe_submissions').insert(row));
  await tellOperator({
    what: 'recipe',
    table: 'recipe_submissions',
    about: cocktailName,
    fields: {
      Cocktail: cocktailName,
      'Sent by': yourName,
      Language: rest.locale,
      Ingredients: rest.ingredients,
      Method: rest.method,
      Glass: rest.glassware,
      Garnish: rest.garnish,
      Story: rest.story,
      Photo: rest.photo,
    },
  });
}

const rowSchema = sentRecipeSchema.omit({ cocktailName: true, yourName: true, sentAt: true }).extend({
  id: z.string(),
  cocktail_name: z.string(),
  your_name: z.string().nullable(),
  created_at: z.string(),
});

/**
 * The recipes that the reader whose rights `supabase` carries has sent while signed in, the newest first.
 * @throws UnavailableError when the database does not answer.
 */
export async function listRecipeSubmissions(supabase: SupabaseClient): Promise<SentRecipe[]> {
  const rows = await allRows(rowSchema, (after) => {
    const all = supabase
      .from('recipe_submissions')
      .select(
        'id, cocktail_name, ingredients, method, glassware, garnish, story, your_name, photo, locale, created_at',
        { count: 'exact' },
      );
    return (after === undefined ? all : all.gt('id', after)).order('id');
  });
  return rows
    .map(({ id: _, cocktail_name: cocktailName, your_name: yourName, created_at, ...rest }) => ({
      cocktailName,
      yourName,
      ...rest,
      sentAt: new Date(created_at).toISOString(),
    }))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}
