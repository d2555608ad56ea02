import { z } from 'zod';
import { ALLERGENS, CAUTIONS, DIET_FLAGS, SUBSTANCES } from '../contracts/diet/diet.ts';
import { iceSchema } from '../contracts/drinks/ice.ts';
import { PROPS } from '../contracts/drinks/look.ts';
import type { Localized } from '../contracts/site/text.ts';
import {
  glassSchema,
  methodSchema,
  SIGHTS,
  unitSchema,
  type CautionTerm,
  type Glass,
  type IceTerm,
  type Method,
  type Prop,
  type Term,
  type Unit,
  type VocabularyTexts,
} from '../contracts/drinks/vocabulary.ts';
import { EntryMap, type Entries } from './entryMap.ts';
import { textsFile, type LanguageTexts } from './languageTexts.ts';
import { localize, type EntryTexts } from './localize.ts';
import type { DataReader } from './readJson.ts';

/** The closed vocabularies, each by id. */
export interface Vocabularies {
  glasses: Entries<Glass>;
  methods: Entries<Method>;
  units: Entries<Unit>;
  ice: Entries<IceTerm>;
  categories: Entries<Term>;
  tastes: Entries<Term>;
  spirits: Entries<Term>;
  pairings: Entries<Term>;
  allergens: Entries<Term>;
  substances: Entries<Term>;
  cautions: Entries<CautionTerm>;
  diets: Entries<Term>;
  remarks: Entries<Term>;
  props: Entries<Prop>;
  sights: Entries<Term>;
  numbers: Entries<Term>;
}
export type VocabularyName = keyof Vocabularies;

/** Ids that code knows by name, so that the data must have exactly these. */
const FIXED: Partial<Record<VocabularyName, readonly string[]>> = {
  allergens: ALLERGENS,
  substances: SUBSTANCES,
  cautions: CAUTIONS,
  diets: DIET_FLAGS,
  ice: iceSchema.options,
  props: PROPS,
  sights: SIGHTS,
};

/** Reads every vocabulary; what cannot be read is empty and noted by the reader. */
export function readVocabularies(reader: DataReader, texts: Localized<LanguageTexts>): Vocabularies {
  /** Terms with facts are those of their file. */
  const withFacts = <Facts extends { id: string }, Entry extends object, Kind>(
    name: VocabularyName,
    schema: z.ZodType<Facts>,
    entriesOf: (texts: VocabularyTexts) => Readonly<Record<string, Entry>>,
    termOf: (facts: Facts, say: EntryTexts<Entry>) => Kind,
  ) => {
    const file = `vocabulary/${name}.json`;
    const terms = new EntryMap<Kind>();
    for (const [index, facts] of (reader.read(file, z.array(schema)) ?? []).entries()) {
      const { id } = facts;
      if (terms.has(id)) {
        reader.problems.push({ file, field: `[${index}].id`, reason: `"${id}" stands here twice` });
      }
      const say = localize(reader, texts, placeOf(name, entriesOf), id);
      if (say !== undefined) terms.set(id, termOf(facts, say));
    }
    return terms;
  };
  /** Terms without facts are those that English names. */
  const named = <Entry extends object, Kind>(
    name: VocabularyName,
    entriesOf: (texts: VocabularyTexts) => Readonly<Record<string, Entry>>,
    termOf: (id: string, say: EntryTexts<Entry>) => Kind,
  ) => {
    const english = texts.en.vocabulary;
    const ids = english === undefined ? [] : Object.keys(entriesOf(english));
    if (english !== undefined) checkFixed(reader, name, ids);
    return new EntryMap(
      ids.flatMap((id) => {
        const say = localize(reader, texts, placeOf(name, entriesOf), id);
        return say === undefined ? [] : [[id, termOf(id, say)] as const];
      }),
    );
  };
  const plain = (name: PlainVocabulary) =>
    named(
      name,
      (all) => all[name],
      (id, say): Term => ({ id, names: say.inAll('name') }),
    );
  return {
    glasses: withFacts(
      'glasses',
      glassSchema,
      ({ glasses }) => glasses,
      (facts, say) => ({ ...facts, names: say.inAll('name'), shown: say.inAll('shown') }),
    ),
    methods: withFacts(
      'methods',
      methodSchema,
      ({ methods }) => methods,
      (facts, say) => ({ ...facts, names: say.inAll('name') }),
    ),
    units: withFacts(
      'units',
      unitSchema,
      ({ units }) => units,
      (facts, say) => ({
        ...facts,
        amount: say.inAll('amount'),
        item: say.inAll('item'),
        line: say.inAll('line'),
        shown: say.inAll('shown'),
      }),
    ),
    ice: named(
      'ice',
      ({ ice }) => ice,
      (id, say) => ({ id, names: say.inAll('name'), shown: say.inAll('shown') }),
    ),
    cautions: named(
      'cautions',
      ({ cautions }) => cautions,
      (id, say) => ({ id, names: say.inAll('name'), hints: say.inAll('hint') }),
    ),
    props: named(
      'props',
      ({ props }) => props,
      (id, say) => ({ id, shown: say.inAll('shown') }),
    ),
    categories: plain('categories'),
    tastes: plain('tastes'),
    spirits: plain('spirits'),
    pairings: plain('pairings'),
    allergens: plain('allergens'),
    substances: plain('substances'),
    diets: plain('diets'),
    remarks: plain('remarks'),
    sights: plain('sights'),
    numbers: plain('numbers'),
  };
}

type PlainVocabulary = Exclude<
  VocabularyName,
  'glasses' | 'methods' | 'units' | 'ice' | 'cautions' | 'props'
>;

function placeOf<Entry>(
  name: VocabularyName,
  entriesOf: (texts: VocabularyTexts) => Readonly<Record<string, Entry>>,
) {
  return {
    file: 'vocabulary',
    path: `${name}.`,
    entriesOf: ({ vocabulary }: LanguageTexts) => vocabulary && entriesOf(vocabulary),
  } as const;
}

function checkFixed(reader: DataReader, name: VocabularyName, ids: readonly string[]): void {
  const fixed = FIXED[name] ?? ids;
  const note = (reason: string) => {
    reader.problems.push({ file: textsFile('en', 'vocabulary'), field: name, reason });
  };
  for (const id of fixed.filter((id) => !ids.includes(id))) note(`the term "${id}" is missing`);
  for (const id of ids.filter((id) => !fixed.includes(id))) note(`the code knows no "${id}"`);
}
