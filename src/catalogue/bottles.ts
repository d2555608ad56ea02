import { z } from 'zod';
import { bottleSchema, type Bottle } from '../contracts/shelf/bottle.ts';
import type { DataReader } from './readJson.ts';

export const BOTTLES_FILE = 'bottles.json';

/** Reads `data/bottles.json`, in its order. */
export function readBottles(reader: DataReader): readonly Bottle[] {
  return reader.read(BOTTLES_FILE, z.array(bottleSchema)) ?? [];
}
