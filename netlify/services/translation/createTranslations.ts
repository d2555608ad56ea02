import { setTimeout as pauseFor } from 'node:timers/promises';
import type { CatalogueTranslations } from '../../../src/catalogue/catalogueTranslations.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { UnavailableError } from '../../lib/errors.ts';
import type { Sender } from '../../lib/sender.ts';
import type { LanguageModel } from '../model/languageModel.ts';
import { askTranslation } from './askTranslation.ts';
import type { SharedCalls } from './sharedCalls.ts';
import type { TranslationStore } from './translationStore.ts';

export interface Translations {
  /**
   * A text in a language: from the catalogue, else from what was translated before, else by the model. Texts that are
   * asked for at the same moment are translated once.
   *
   * @throws RateLimitedError with the time to wait, for somebody who has no turn at the model left
   * @throws UnavailableError where none of them can
   */
  translate(text: string, target: Locale, signal: AbortSignal): Promise<string>;
}

interface TranslationParts {
  catalogue(): CatalogueTranslations;
  store(): TranslationStore;
  /** Absent where none is set. */
  model: LanguageModel | undefined;
  asker: Sender;
  /** What this instance is having translated. */
  calls: SharedCalls<string>;
  report(what: string, error: unknown): void;
  /** Waits; rejects when the signal ends it. */
  pause?(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

/** Between two looks at a text that somebody else has in hand: shorter pauses first, as most are short. In milliseconds. */
const PAUSES = [250, 250, 500, 500, 1000, 1000, 1500, 1500, 1500, 2000];

/**
 * Translates by the parts that it is given. Where the store cannot find or keep a text, that costs a call of
 * the model; where it cannot claim one, nothing is translated.
 */
export function createTranslations({
  catalogue,
  store,
  model,
  asker,
  calls,
  report,
  pause = (milliseconds, signal) => pauseFor(milliseconds, undefined, { signal }),
}: TranslationParts): Translations {
  async function attempt<Value>(
    use: (store: TranslationStore) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      return await use(store());
    } catch (error) {
      report('The store of translations failed', error);
      return undefined;
    }
  }

  /** Has a claimed text translated, and keeps what comes. */
  async function translateClaimed(
    model: LanguageModel,
    text: string,
    target: Locale,
    signal: AbortSignal,
  ): Promise<string> {
    try {
      const answer = await askTranslation(model, text, target, signal);
      await attempt((kept) => kept.keep(text, target, answer));
      return answer;
    } catch (error) {
      await attempt((kept) => kept.release(text, target));
      throw new UnavailableError(error);
    }
  }

  return {
    async translate(text, target, signal) {
      const known = catalogue().find(text, target) ?? (await attempt((kept) => kept.find(text, target)));
      if (known !== undefined) return known;
      if (!model) throw new UnavailableError('No model may translate.');
      const key = `${target} ${text}`;
      for (const milliseconds of PAUSES) {
        const running = calls.join(key, signal);
        if (running) return running;
        const claim = await store().claim(text, target, asker);
        if (claim.state === 'kept') return claim.text;
        if (claim.state === 'spent') throw new UnavailableError('No model may translate.');
        if (claim.state === 'granted')
          return calls.start(key, signal, (end) => translateClaimed(model, text, target, end));
        await pause(milliseconds, signal);
      }
      throw new UnavailableError('Somebody else has had this text translated for too long.');
    },
  };
}
