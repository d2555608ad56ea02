import {
  createCatalogueTranslations,
  type CatalogueTranslations,
} from '../../../src/catalogue/catalogueTranslations.ts';
import { EnvironmentError, readModelSettings } from '../../lib/environment.ts';
import { connectAsService } from '../../lib/serviceClient.ts';
import { functionCatalogue } from '../catalogue.ts';
import { createLanguageModel } from '../model/languageModel.ts';
import { createTranslations, type Translations } from './createTranslations.ts';
import { createSharedCalls } from './sharedCalls.ts';
import { createTranslationStore } from './translationStore.ts';

let ofCatalogue: CatalogueTranslations | undefined;
/** Of all requests that this instance answers. */
const calls = createSharedCalls<string>();

/** Who has something translated. */
interface Asker {
  /** Whoever is signed in. */
  user: { id: string } | null;
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
    store: () => createTranslationStore(connectAsService('guard')),
    model: settings && createLanguageModel(settings),
    asker: { ip: asker.ip, account: asker.user?.id ?? null },
    calls,
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

/** Whether a model is set. */
export function hasModel(requestId: string): boolean {
  try {
    return readModelSettings() !== undefined;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`[${requestId}] ${error.message}`);
    return false;
  }
}
