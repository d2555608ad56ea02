import type { SupabaseClient } from '@supabase/supabase-js';
import type { RecipeSubmission } from '../../src/contracts/recipeSubmission.ts';
import { dataOf } from '../lib/database.ts';
import { takeFormTurn } from './formTurns.ts';

/**
 * Stores a recipe for the operator to try. One whose honeypot is filled in is dropped without a word.
 * @throws RateLimitedError for a sender who has no turn left.
 * @throws UnavailableError when the database does not answer.
 */
export async function deliverRecipeSubmission(
  supabase: SupabaseClient,
  { website, cocktailName, yourName, ...rest }: RecipeSubmission,
  ip: string,
): Promise<void> {
  if (website !== '') return;
  await takeFormTurn(supabase, 'submission', ip);
  const row = { cocktail_name: cocktailName, your_name: yourName, ...rest };
  dataOf(await supabase.from('recipe_submissions').insert(row));
}
