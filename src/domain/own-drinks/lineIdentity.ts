import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { joinNotes } from '../amounts/line.ts';
import type { OwnDraft } from './ownDraft.ts';

/** Says of a line which ingredient of the catalogue it is, or that it is one by its name alone. */
export function identifyOwnLine(
  draft: OwnDraft,
  key: number,
  identity: { ingredient: string } | { name: string },
): OwnDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      if (line.key !== key) return line;
      const { ingredient: _, own: __, ...rest } = line;
      return 'ingredient' in identity
        ? { ...rest, ingredient: identity.ingredient, name: '', note: withWrittenName(rest.note, rest.name) }
        : { ...rest, name: identity.name, note: withoutWrittenName(rest.note, identity.name) };
    }),
  };
}

/**
 * The note of a line whose name was chosen to be an ingredient. It keeps the name where that is more than a word: "two
 * cups of milk" may say more than the ingredient does.
 */
export function withWrittenName(note: string, name: string): string {
  const whole = name.includes(' ') ? joinNotes(note, name) : note;
  return [...whole].length <= OWN_DRINK_LIMITS.lineNote ? whole : note;
}

function withoutWrittenName(note: string, name: string): string {
  if (note === name) return '';
  return note.endsWith(`, ${name}`) ? note.slice(0, -name.length - 2) : note;
}
