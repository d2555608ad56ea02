import { isListOfTexts, isRecord } from '../domain/lib/shapes.ts';
import { json, persistent } from '../lib/persistent.ts';

const NOBODY: readonly string[] = [];

/** The names of those with whom the reader shares the shelf, as the account last said. */
export const $housemates = persistent(
  'mixmaster-household',
  NOBODY,
  json((value) => (isListOfTexts(value) ? value : undefined)),
);

/** Notes what `GET /api/shelf` says of them. */
export function storeHousemates(answer: unknown): void {
  const names = isRecord(answer) ? answer['sharedWith'] : undefined;
  const others = isListOfTexts(names) ? names : NOBODY;
  if (others.join() !== $housemates.get().join()) $housemates.set(others.length === 0 ? NOBODY : others);
}
