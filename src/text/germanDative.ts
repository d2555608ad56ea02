/**
 * A German name behind "mit" and "von": the adjectives before it, in lower case, in the dative.
 *
 * @example germanDative('weißer Rum') // 'weißem Rum'
 * @example germanDative('grüne Chartreuse') // 'grüner Chartreuse'
 */
export function germanDative(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0 || !/^\p{Ll}+(er|es|e)$/u.test(first)) return name;
  const adjective = /e[rs]$/.test(first) ? first.replace(/e[rs]$/, 'em') : `${first}r`;
  return [adjective, germanDative(rest.join(' '))].join(' ');
}

/**
 * A German name behind "ohne" and "enthält": the masculine adjectives before it in the accusative, the others as they are.
 *
 * @example germanAccusative('weißer Rum') // 'weißen Rum'
 * @example germanAccusative('alkoholfreies Bier') // 'alkoholfreies Bier'
 */
export function germanAccusative(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0 || !/^\p{Ll}+(er|es|e)$/u.test(first)) return name;
  return [first.replace(/er$/, 'en'), germanAccusative(rest.join(' '))].join(' ');
}
