/** A name by which steps may speak of an ingredient. */
export interface NamedIngredient {
  id: string;
  names: string[];
}

/** A stretch of text that names an ingredient; several ids where a name is shared. */
export interface Mention {
  name: string;
  ids: string[];
}

/** Finds the ingredients that an English sentence names. */
export type MentionFinder = (sentence: string) => Mention[];

const WORD = /[\p{L}\p{N}]+(?:[’&.-][\p{L}\p{N}]+)*/gu;

function words(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map(singular);
}

/** English plurals of kitchen words, well enough to compare two texts with each other. */
function singular(word: string): string {
  if (/(leaves)$/.test(word)) return word.replace(/leaves$/, 'leaf');
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(sh|ch|x|ss|to)es$/.test(word)) return word.replace(/es$/, '');
  if (/[^su’]s$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}

/**
 * Prepares a finder over a vocabulary. The longest name at a place wins, so "lime juice" is no lime and
 * "ginger beer" no ginger; words of `ignored` (the names of glasses and tools) are stepped over first, so
 * that a wine glass is no wine.
 */
export function createMentionFinder(ingredients: NamedIngredient[], ignored: string[]): MentionFinder {
  const byName = new Map<string, Set<string>>();
  let longest = 1;
  const register = (name: string, id?: string) => {
    const key = words(name);
    if (key.length === 0) return;
    longest = Math.max(longest, key.length);
    const ids = byName.get(key.join(' ')) ?? new Set<string>();
    if (id !== undefined) ids.add(id);
    byName.set(key.join(' '), ids);
  };
  for (const { id, names } of ingredients) for (const name of names) register(name, id);
  for (const name of ignored) register(name);

  return (sentence) => {
    const text = words(sentence);
    const mentions: Mention[] = [];
    for (let at = 0; at < text.length;) {
      let taken = 1;
      for (let length = Math.min(longest, text.length - at); length > 0; length--) {
        const name = text.slice(at, at + length).join(' ');
        const ids = byName.get(name);
        if (ids === undefined) continue;
        if (ids.size > 0) mentions.push({ name, ids: [...ids] });
        taken = length;
        break;
      }
      at += taken;
    }
    return mentions;
  };
}
