import type { Say } from './say.ts';

interface Change {
  before: readonly string[];
  after: readonly string[];
  /** Whether an entry is an ingredient of the catalogue; absent while nobody knows. */
  isId: ((entry: string) => boolean) | undefined;
  nameOf: (entry: string) => string;
}

/** What has changed on the list, in words for a screen reader; empty where nothing has. */
export function changeText(say: Say, { before, after, isId, nameOf }: Change): string {
  const namesOf = (entries: readonly string[]) => say.list(entries.map(nameOf));
  const added = after.filter((entry) => !before.includes(entry));
  const unknown = added.filter((entry) => isId?.(entry) === false);
  const known = added.filter((entry) => !unknown.includes(entry));
  // A bottle takes the place of its plain ingredient: that it was added says it all.
  const removed = added.length > 0 ? [] : before.filter((entry) => !after.includes(entry));
  if (removed.length > 1 && after.length === 0) return say('mix.cleared');
  return [
    ...(known.length > 0 ? [say('mix.added', { names: namesOf(known) })] : []),
    ...(unknown.length > 0 ? [say('mix.added.unknown', { names: namesOf(unknown) })] : []),
    ...(removed.length > 0 ? [say('mix.removed', { names: namesOf(removed) })] : []),
  ].join(', ');
}
