import type { Cue } from './words/words.ts';

/** The tastes that are wished; "less sweet" asks for none that is sweet. */
export function comparedTastes(cues: ReadonlySet<Cue>, found: readonly string[]): string[] {
  const wish = new Set(found);
  const turn = (cue: Cue, from: string, to: string | undefined) => {
    if (!cues.has(cue)) return;
    wish.delete(from);
    if (to !== undefined) wish.add(to);
  };
  turn('sweeter', 'dry', 'sweet');
  turn('sourer', 'sweet', 'sour');
  turn('bitterer', 'sweet', 'bitter');
  turn('lessSweet', 'sweet', 'dry');
  if (cues.has('lessSweet')) wish.add('sour');
  turn('lessSour', 'sour', undefined);
  turn('lessBitter', 'bitter', undefined);
  if (cues.has('weaker')) wish.delete('strong');
  return [...wish];
}

/** The tastes of which there is to be less. */
export function unwantedTastes(cues: ReadonlySet<Cue>): string[] {
  return [
    ...(cues.has('lessSweet') ? ['sweet', 'creamy'] : []),
    ...(cues.has('lessBitter') ? ['bitter'] : []),
    ...(cues.has('lessSour') ? ['sour'] : []),
  ];
}
