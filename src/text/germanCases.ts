/**
 * A German name behind "mit" and "von": the adjectives before it, in lower case, in the dative.
 *
 * @example germanDative('weißer Rum') // 'weißem Rum'
 * @example germanDative('grüne Chartreuse') // 'grüner Chartreuse'
 */
export function germanDative(name: string): string {
  return withAdjectives(name, (adjective) =>
    /e[rs]$/.test(adjective) ? adjective.replace(/e[rs]$/, 'em') : `${adjective}r`,
  );
}

/**
 * A German name behind "ohne" and "enthält": the masculine adjectives before it in the accusative, the others as they are.
 *
 * @example germanAccusative('weißer Rum') // 'weißen Rum'
 * @example germanAccusative('alkoholfreies Bier') // 'alkoholfreies Bier'
 */
export function germanAccusative(name: string): string {
  return withAdjectives(name, (adjective) => adjective.replace(/er$/, 'en'));
}

/** A name with each adjective that stands before its noun in another form. */
function withAdjectives(name: string, decline: (adjective: string) => string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0 || !/^\p{Ll}+(er|es|e)$/u.test(first)) return name;
  return [decline(first), withAdjectives(rest.join(' '), decline)].join(' ');
}
