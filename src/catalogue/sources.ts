import { z } from 'zod';
import { sourceSchema, type Source } from '../contracts/drinks/source.ts';
import { slugSchema } from '../contracts/site/text.ts';
import type { DataReader } from './readJson.ts';

const SOURCES_FILE = 'sources.json';

/** Reads `data/sources.json`: what recipes name as where their specification comes from, and ingredients as what their allergens and diets rest on, by id. */
export function readSources(reader: DataReader): ReadonlyMap<string, Source> {
  return new Map(Object.entries(reader.read(SOURCES_FILE, z.record(slugSchema, sourceSchema)) ?? {}));
}
