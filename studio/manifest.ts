import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { Fault } from './fault.ts';

const finishedSchema = z.strictObject({
  /** SHA-256 of everything that the picture was made from. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Its colours from the top to the bottom, as a gradient of CSS takes them. */
  placeholder: z.string(),
});
/** A picture that has been rendered and encoded. */
export type FinishedPicture = z.infer<typeof finishedSchema>;

const picturesSchema = z.record(z.string(), finishedSchema);
/** `data/pictures.json`, which the site reads: drinks by recipe id, and below `heroes` the scenes. */
const manifestSchema = z
  .object({ heroes: picturesSchema.default({}) })
  .catchall(finishedSchema)
  .transform(({ heroes, ...drinks }) => ({ drinks, heroes }));
type PictureManifest = z.infer<typeof manifestSchema>;

/**
 * The finished pictures that a manifest names; none where the file does not exist.
 *
 * @throws Fault where the file is damaged
 */
export function readManifest(file: string): PictureManifest {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { drinks: {}, heroes: {} };
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Fault(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Changes the manifest as it is on disk at this moment, so that what another process has added stays. The new
 * one takes the old one's place in one step.
 */
export function updateManifest(file: string, change: (manifest: PictureManifest) => void): void {
  const manifest = readManifest(file);
  change(manifest);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, formatManifest(manifest));
  renameSync(draft, file);
}

/** One line per picture in the order of the ids, so that the changes of two branches merge. */
export function formatManifest({ drinks, heroes }: PictureManifest): string {
  return block([...lines(drinks, '  '), `  "heroes": ${block(lines(heroes, '    '), '  ')}`], '') + '\n';
}

function lines(pictures: Record<string, FinishedPicture>, indent: string): string[] {
  return Object.entries(pictures)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, picture]) => `${indent}"${id}": ${JSON.stringify(picture)}`);
}

function block(entries: string[], indent: string): string {
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}
