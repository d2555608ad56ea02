import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { getData } from '../lib/database.ts';

const goneSchema = z.record(z.string(), z.number().int().nonnegative());

/**
 * Deletes what has been kept for its time; the database knows how long that is.
 * @param service the site's own connection: nobody else may
 * @returns how many rows of each table went
 * @throws UnavailableError when the database does not answer.
 */
export async function deleteExpiredRows(service: SupabaseClient): Promise<Record<string, number>> {
  return goneSchema.parse(getData(await service.rpc('delete_expired_rows')));
}
