import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { EntryMap, type Entries } from '../../../src/catalogue/entryMap.ts';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { built } from '../builtFile.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import { answerTables } from './answerTables.ts';
import { createAnswerFinder, type AnswerFinder } from './barAnswers.ts';
import { BUILT_LEXICON, builtAnswers } from './builtTables.ts';
import { drinkFactsOf, type DrinkFacts } from './drinkFacts.ts';
import { createLexicon, lexiconTables } from './lexicon.ts';
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

/** The bar of a catalogue, made once. */
export const barOf = madeOnce(openBar, new WeakMap());

function openBar(catalogue: Catalogue): Bar {
  const drinks = drinkFactsOf(catalogue);
  const pantry = createPantry(catalogue);
  const read = createReader(createLexicon(built(BUILT_LEXICON, () => lexiconTables(catalogue))));
  const { barAnswers } = catalogue;
  return {
    catalogue,
    drinks,
    factsById: new EntryMap(drinks.map((facts) => [facts.id, facts])),
    pantry,
    answers: createAnswerFinder(barAnswers, (language) =>
      built(builtAnswers(language), () => answerTables(barAnswers, language)),
    ),
    situationOf: createSituationReader(read, drinks, pantry),
  };
}
