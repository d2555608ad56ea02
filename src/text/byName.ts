import type { Locale } from '../contracts/site/locale.ts';

/** Compares drinks by name as the language's dictionary would order them. */
export function byName(locale: Locale): (a: { name: string }, b: { name: string }) => number {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return (a, b) => collator.compare(a.name, b.name);
}
