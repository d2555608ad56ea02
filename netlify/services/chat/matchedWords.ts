/** How many words the longest match of some patterns takes, by the place of its first word. */
export function matchedWords(words: readonly string[], patterns: readonly RegExp[]): Map<number, number> {
  const starts = startsOf(words);
  const lengths = new Map<number, number>();
  for (const pattern of patterns) {
    for (const match of words.join(' ').matchAll(new RegExp(pattern, 'g'))) {
      const said = match[0].trimStart();
      const place = starts.get(match.index + match[0].length - said.length);
      if (place !== undefined) lengths.set(place, Math.max(lengths.get(place) ?? 0, said.split(' ').length));
    }
  }
  return lengths;
}

/** Where in the text of a sentence each of its words begins. */
function startsOf(words: readonly string[]): Map<number, number> {
  const starts = new Map<number, number>();
  let at = 0;
  for (const [place, word] of words.entries()) {
    starts.set(at, place);
    at += word.length + 1;
  }
  return starts;
}
