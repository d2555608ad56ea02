import type { CatalogueTranslations } from '../../../src/catalogue/catalogueTranslations.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { UnavailableError } from '../../lib/errors.ts';
import type { LanguageModel } from '../languageModel.ts';
import { askTranslation } from './askTranslation.ts';
import type { TranslationCache } from './translationCache.ts';

export interface Translations {
  /**
   * A text in a language: from the catalogue, else from what was translated before, else by the model.
   *
   * @throws RateLimitedError with the time to wait, for somebody who has no turn at the model left
   * @throws UnavailableError where none of them can
   */
  translate(text: string, target: Locale, signal: AbortSignal): Promise<string>;
}

interface TranslationParts {
  catalogue(): CatalogueTranslations;
  /** Undefined where the site has no key to keep anything. */
  cache(): TranslationCache | undefined;
  /** Absent where none is set. */
  model: LanguageModel | undefined;
  /** Whether the model may be called; throws where somebody has to wait. */
  takeTurn(): Promise<boolean>;
  report(what: string, error: unknown): void;
}

/** Translates by the parts that there are; a cache that fails costs a call of the model and nothing else. */
export function createTranslations({
  catalogue,
  cache,
  model,
  takeTurn,
  report,
}: TranslationParts): Translations {
  async function attempt<Value>(
    use: (cache: TranslationCache) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      const opened = cache();
      return opened && (await use(opened));
    } catch (error) {
      report('The cache of translations failed', error);
      return undefined;
    }
  }

  return {
    async translate(text, target, signal) {
      const translated = catalogue().find(text, target) ?? (await attempt((kept) => kept.find(text, target)));
      if (translated !== undefined) return translated;
      if (!model || !(await takeTurn())) throw new UnavailableError('No model may translate.');
      const answer = await askTranslation(model, text, target, signal).catch((error: unknown) => {
        throw new UnavailableError(error);
      });
      await attempt((kept) => kept.keep(text, target, answer));
      return answer;
    },
  };
}
