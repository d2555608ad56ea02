import { z } from 'zod';
import { lineOfTextSchema } from '../contracts/site/text.ts';
import type { DataReader } from './readJson.ts';

/** Reads `data/givenNames.json`: first names of people whom descriptions tell of. */
export function readGivenNames(reader: DataReader): readonly string[] {
  return reader.read('givenNames.json', z.array(lineOfTextSchema).min(1)) ?? [];
}
