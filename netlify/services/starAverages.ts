import type { SupabaseClient } from '@supabase/supabase-js';
import { starAveragesSchema, type StarAverages } from '../../src/contracts/drink-log/starAverages.ts';
import { getData } from '../lib/database.ts';
import { usesHostedSupabase } from '../lib/environment.ts';
import { isRecipe } from './recipeIds.ts';

/**
 * The average stars of each recipe that enough readers rated; none where no database is set. Readers may send stars for any
 * number: what is no recipe is left out.
 * @param connect opens the connection to the database, with the rights of a stranger
 * @throws UnavailableError when the database does not answer.
 */
export async function readStarAverages(connect: () => SupabaseClient): Promise<StarAverages> {
  if (!usesHostedSupabase()) return {};
  const averages = starAveragesSchema.parse(getData(await connect().rpc('read_star_averages')));
  return Object.fromEntries(Object.entries(averages).filter(([id]) => isRecipe(id)));
}
