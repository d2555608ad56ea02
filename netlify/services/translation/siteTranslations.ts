import type { SupabaseClient } from '@supabase/supabase-js';
import {
  createCatalogueTranslations,
  type CatalogueTranslations,
} from '../../../src/catalogue/catalogueTranslations.ts';
import { EnvironmentError, readModelSettings } from '../../lib/environment.ts';
import { connectAsService } from '../../lib/serviceClient.ts';
import { functionCatalogue } from '../catalogue.ts';
import { takeChatTurn } from '../chatTurns.ts';
import { createLanguageModel } from '../languageModel.ts';
import { createTranslations, type Translations } from './createTranslations.ts';
import { createTranslationCache } from './translationCache.ts';

let ofCatalogue: CatalogueTranslations | undefined;

/** Who has something translated. */
interface Asker {
  readonly supabase: SupabaseClient;
  ip: string;
  requestId: string;
}

/**
 * The translations of the site for one request, with what its environment gives.
 *
 * @throws EnvironmentError where a variable is malformed
 */
export function siteTranslations(asker: Asker): Translations {
  const settings = readModelSettings();
  return createTranslations({
    catalogue: () => (ofCatalogue ??= createCatalogueTranslations(functionCatalogue())),
    cache: () => {
      const service = connectAsService();
      return service && createTranslationCache(service);
    },
    model: settings && createLanguageModel(settings),
    takeTurn: () => takeChatTurn(asker.supabase, { purpose: 'translation', ip: asker.ip, wantsModel: true }),
    report: (what, error) => {
      console.error(`[${asker.requestId}] ${what}:`, error instanceof Error ? error.message : error);
    },
  });
}

/**
 * The same, where a model stands behind them; without one there is little that they could translate. They begin with
 * the first text, since the model's client takes its time to load.
 */
export function modelTranslations(asker: Asker): Translations | undefined {
  if (!hasModel(asker.requestId)) return undefined;
  let begun: Translations | undefined;
  return {
    translate: (text, target, signal) => (begun ??= siteTranslations(asker)).translate(text, target, signal),
  };
}

function hasModel(requestId: string): boolean {
  try {
    return readModelSettings() !== undefined;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`[${requestId}] ${error.message}`);
    return false;
  }
}
