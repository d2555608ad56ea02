import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { EntryMap, type Entries } from '../../../src/catalogue/entryMap.ts';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { builtFile } from '../builtFile.ts';
import { createAnswerFinder, type AnswerFinder } from './barAnswers.ts';
import { drinkFactsOf, type DrinkFacts } from './drinkFacts.ts';
import { BUILT_LEXICON, createLexicon, lexiconTables, type LexiconTables } from './lexicon.ts';
import { createPantry, type Pantry } from './pantry.ts';
import { createReader } from './readMessage.ts';
import { createSituationReader, type Situation } from './situation.ts';

/** A catalogue as a bartender has it in mind: facts of each drink, and the words by which guests speak of them. */
export interface Bar {
  catalogue: Catalogue;
  drinks: readonly DrinkFacts[];
  factsById: Entries<DrinkFacts>;
  pantry: Pantry;
  /** What the bar knows of technique, tools and bottles. */
  answers: AnswerFinder;
  situationOf(request: ChatRequest): Situation;
}

const bars = new WeakMap<Catalogue, Bar>();

/** The bar of a catalogue, made once. */
export function barOf(catalogue: Catalogue): Bar {
  const bar = bars.get(catalogue) ?? openBar(catalogue);
  bars.set(catalogue, bar);
  return bar;
}

function openBar(catalogue: Catalogue): Bar {
  const drinks = drinkFactsOf(catalogue);
  const pantry = createPantry(catalogue);
  const read = createReader(createLexicon(tablesOf(catalogue)));
  return {
    catalogue,
    drinks,
    factsById: new EntryMap(drinks.map((facts) => [facts.id, facts])),
    pantry,
    answers: createAnswerFinder(catalogue.barAnswers),
    situationOf: createSituationReader(read, drinks, pantry),
  };
}

/** What the build has made of its own catalogue, or where there was none the same made now. */
function tablesOf(catalogue: Catalogue): LexiconTables {
  return (builtFile(BUILT_LEXICON) as LexiconTables | undefined) ?? lexiconTables(catalogue);
}
