import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { getData } from '../../lib/database.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import { getNetwork, getSenderKey, type Sender } from '../../lib/sender.ts';

const rowSchema = z.object({ translated_text: z.string().min(1) });

const claimSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('kept'), text: z.string().min(1) }),
  z.object({ state: z.literal('busy') }),
  z.object({ state: z.literal('wait'), seconds: z.number().int().positive() }),
  z.object({ state: z.literal('spent') }),
  z.object({ state: z.literal('granted') }),
]);

/**
 * What came of claiming a text: its translation, that somebody else is at it, that the budget or the visitor's share
 * of it is spent, or that the model may be called now.
 */
type Claim = Exclude<z.infer<typeof claimSchema>, { state: 'wait' }>;

/** What the model has translated, and what it is translating. All methods throw UnavailableError without an answer. */
export interface TranslationStore {
  find(text: string, target: Locale): Promise<string | undefined>;
  /**
   * Claims a text that was not found, and takes a turn at the model for it.
   * @throws RateLimitedError for somebody who has no turn left
   */
  claim(text: string, target: Locale, asker: Sender): Promise<Claim>;
  /** Keeps the translation of a claimed text. */
  keep(text: string, target: Locale, translatedText: string): Promise<void>;
  /** Gives a claim back whose translation failed. */
  release(text: string, target: Locale): Promise<void>;
}

/** The store in the database, by the hash of a text and the language. Only the secret key may read and write it. */
export function createTranslationStore(service: SupabaseClient): TranslationStore {
  return {
    async find(text, target) {
      const reply = await service
        .from('translations')
        .select('translated_text')
        .eq('source_hash', hashOf(text))
        .eq('language', target)
        .maybeSingle();
      return rowSchema.nullable().parse(getData(reply))?.translated_text;
    },
    async claim(text, target, { ip, account }) {
      const visitor = { visitor: getSenderKey(ip), account, network: getNetwork(ip) };
      const reply = await service.rpc('claim_translation', { hash: hashOf(text), target, ...visitor });
      const claim = claimSchema.parse(getData(reply));
      if (claim.state === 'wait') throw new RateLimitedError(claim.seconds);
      return claim;
    },
    async keep(text, target, translatedText) {
      const row = { hash: hashOf(text), target, translation: translatedText };
      getData(await service.rpc('store_translation', row));
    },
    async release(text, target) {
      getData(await service.rpc('release_translation', { hash: hashOf(text), target }));
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex');
}
