import { CAUTIONS, SUBSTANCES } from '../contracts/diet/diet.ts';
import type { DietIndex } from '../contracts/diet/dietIndex.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { writeFacts } from '../domain/shelf/mixFacts.ts';
import type { Catalogue } from './catalogue.ts';

/** What each drink is to somebody who avoids something, without the messages that say so. */
export function dietIndex({ vocabularies, recipes }: Catalogue, locale: Locale): Omit<DietIndex, 'texts'> {
  const names = (vocabulary: 'substances' | 'cautions', ids: readonly string[]) =>
    ids.map((id) => vocabularies[vocabulary].entry(id).names[locale]);
  return {
    substances: names('substances', SUBSTANCES),
    cautions: names('cautions', CAUTIONS),
    drinks: Object.fromEntries(recipes.map(({ id, dietary }) => [id, writeFacts(dietary)])),
  };
}
