import type { Cue } from '../words/words.ts';
import { createClassifier, type Model } from './classifier.ts';
import model from './intents.json' with { type: 'json' };

/** What a guest may want, each with the cues that say so to the answers. */
export const INTENTS = {
  howTo: ['howTo'],
  compare: ['difference'],
  strength: ['strengthOf'],
  calories: ['calories'],
  history: ['history'],
  swap: ['swap'],
  shelf: ['shelf'],
  buyNext: ['buyNext'],
  quantity: ['reckons'],
  ahead: ['ahead'],
  knowledge: ['wantsToKnow'],
  keeps: ['keeps', 'wantsToKnow'],
  meaning: ['meaning'],
  howTaste: ['howTaste'],
  glass: ['glass'],
  mishap: ['mishap', 'wantsToKnow'],
  party: ['party', 'request'],
  cheap: ['cheap'],
  pairFood: ['pairFood'],
  pairDrink: ['pairDrink'],
  contains: ['contains'],
  suggest: ['request'],
  surprise: ['surprise'],
  feeling: ['feeling'],
  hangover: ['hangover'],
  another: ['another'],
  weaker: ['weaker'],
  stronger: ['stronger'],
  sweeter: ['sweeter'],
  lessSweet: ['lessSweet'],
  lessSour: ['lessSour'],
  lessBitter: ['lessBitter'],
  greeting: ['greeting'],
  thanks: ['thanks'],
  bye: ['bye'],
  about: ['about'],
  joke: ['joke'],
  offTopic: ['offTopic'],
  injection: ['injection'],
  rude: ['rude'],
  recall: ['recall'],
  refine: ['refine'],
  goOn: ['more'],
} as const satisfies Record<string, readonly Cue[]>;
export type Intent = keyof typeof INTENTS;
export const INTENT_NAMES = Object.keys(INTENTS) as Intent[];

/** From this likelihood on a message is believed to want something that no wording of it told. */
const BELIEVED = 0.6;
/** A message of so few words, names as one, says nothing by itself. */
const FEW = 4;
/** What so many messages have that it tells nothing of what they want. */
const PLAIN: ReadonlySet<Cue> = new Set<Cue>([
  'request',
  'refine',
  'more',
  'bar',
  'it',
  'person',
  'firstPerson',
  'pronoun',
  'which',
  'whether',
  'eitherOr',
  'first',
  'last',
]);

const ALL = Object.entries(INTENTS) as readonly (readonly [Intent, readonly Cue[]])[];
const likelihoodsOf = createClassifier(model as unknown as Model<Intent>);

/**
 * The cues of a message, with what it wants by the learnt model where its wordings do not tell.
 *
 * @param masked its words, names and numbers as marks
 */
export function heardCues(cues: ReadonlySet<Cue>, masked: readonly string[]): ReadonlySet<Cue> {
  // "And a Negroni?" wants what was wanted before.
  const goesOn = cues.has('more') && masked.length <= FEW;
  if (goesOn || [...cues].some((cue) => !PLAIN.has(cue))) return cues;
  const likelihoods = likelihoodsOf(masked);
  const wanted = ALL.find(([intent]) => likelihoods[intent] >= BELIEVED)?.[1] ?? [];
  return new Set([...cues, ...wanted]);
}
