import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { NameReader } from '../../domain/names/nameReader.ts';
import type { UnknownNote } from '../mix-master/NameNotes.tsx';

/**
 * What is said of names that are lines of their own: the allergens that they speak of, and the ingredients that may be
 * meant. A name that is read as one is offered as that.
 *
 * @param names of the ingredients, as they are shown
 */
export function unknownNotes(
  texts: readonly string[],
  vocabulary: Pick<NameReader, 'read'> | undefined,
  parts: DrinkParts,
  names: ReadonlyMap<string, string>,
): UnknownNote[] {
  if (vocabulary === undefined) return [];
  const namesOf = (held: readonly string[]) =>
    parts.substances
      .filter(({ id }) => held.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return [...new Set(texts)].map((text) => {
    const reading = vocabulary.read(text);
    const isUnknown = reading.id === undefined;
    return {
      text,
      holds: namesOf(isUnknown ? reading.contains : []),
      mayHold: namesOf(isUnknown ? reading.mayContain : []),
      choices: (isUnknown ? reading.choices : [reading.id]).map((id) => ({ id, name: names.get(id) ?? id })),
    };
  });
}
