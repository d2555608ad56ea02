const CITATION = /\[\[([1-9]\d{3,7})\]\]/g;

/** How an answer speaks of a recipe. */
export function cite(id: string): string {
  return `[[${id}]]`;
}

/** The recipes that an answer speaks of, each once, in its order. */
export function citedIds(text: string): string[] {
  return [...new Set([...text.matchAll(CITATION)].map(([, id]) => id ?? ''))];
}
