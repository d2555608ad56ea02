import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Locale } from '../../../src/contracts/locale.ts';
import { dataOf } from '../../lib/database.ts';

const rowSchema = z.object({ translated_text: z.string().min(1) });

/** What the model has translated before. */
export interface TranslationCache {
  find(text: string, target: Locale): Promise<string | undefined>;
  keep(text: string, target: Locale, translatedText: string): Promise<void>;
}

/** The cache in the database, by the hash of a text and the language. Only the service key may read and write it. */
export function createTranslationCache(service: SupabaseClient): TranslationCache {
  return {
    async find(text, target) {
      const reply = await service
        .from('translations')
        .select('translated_text')
        .eq('source_hash', hashOf(text))
        .eq('language', target)
        .maybeSingle();
      return rowSchema.nullable().parse(dataOf(reply))?.translated_text;
    },
    async keep(text, target, translatedText) {
      const row = { hash: hashOf(text), target, translation: translatedText };
      dataOf(await service.rpc('keep_translation', row));
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex');
}
