import { z } from 'zod';
import { ALLERGENS, CAUTIONS, DIET_FLAGS, SUBSTANCES } from '../contracts/diet.ts';
import { iceSchema } from '../contracts/ice.ts';
import { PROPS } from '../contracts/look.ts';
import {
  cautionTermSchema,
  glassSchema,
  iceTermSchema,
  methodSchema,
  propSchema,
  SIGHTS,
  termSchema,
  unitSchema,
} from '../contracts/vocabulary.ts';
import type { DataReader } from './readJson.ts';

/** The closed vocabularies: file name below `data/vocabulary/`, and what an entry is. */
const VOCABULARIES = {
  glasses: glassSchema,
  methods: methodSchema,
  units: unitSchema,
  ice: iceTermSchema,
  categories: termSchema,
  tastes: termSchema,
  spirits: termSchema,
  pairings: termSchema,
  allergens: termSchema,
  /** What a label names: cereals and nuts by kind. */
  substances: termSchema,
  cautions: cautionTermSchema,
  diets: termSchema,
  remarks: termSchema,
  /** What a picture can show besides ingredients. */
  props: propSchema,
  /** How the text of a picture is put together. */
  sights: termSchema,
  /** Small numbers as words. */
  numbers: termSchema,
} as const;

export type VocabularyName = keyof typeof VOCABULARIES;
export type Vocabularies = {
  [Name in VocabularyName]: ReadonlyMap<string, z.output<(typeof VOCABULARIES)[Name]>>;
};

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

export function vocabularyFile(name: VocabularyName): string {
  return `vocabulary/${name}.json`;
}

/** Reads every vocabulary; what cannot be read is empty and noted by the reader. */
export function readVocabularies(reader: DataReader): Vocabularies {
  const names = Object.keys(VOCABULARIES) as VocabularyName[];
  const entries = names.map((name) => [name, readVocabulary(reader, name)]);
  return Object.fromEntries(entries) as unknown as Vocabularies;
}

function readVocabulary(reader: DataReader, name: VocabularyName): Map<string, { id: string }> {
  const file = vocabularyFile(name);
  const terms: { id: string }[] = reader.read(file, z.array(VOCABULARIES[name])) ?? [];
  const byId = new Map<string, { id: string }>();
  terms.forEach((term, index) => {
    if (byId.has(term.id)) {
      reader.problems.push({ file, field: `[${index}].id`, reason: `"${term.id}" stands here twice` });
    }
    byId.set(term.id, term);
  });
  const fixed = FIXED[name];
  if (fixed !== undefined && terms.length > 0) {
    for (const id of fixed.filter((known) => !byId.has(known))) {
      reader.problems.push({ file, field: '', reason: `the term "${id}" is missing` });
    }
    for (const id of [...byId.keys()].filter((found) => !fixed.includes(found))) {
      reader.problems.push({ file, field: '', reason: `the code knows no "${id}"` });
    }
  }
  return byId;
}
