const CITATION = /\[\[([1-9]\d{3,7})\]\]/g;
const OWN_CITATION = /\[\[([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\]\]/g;

/** How an answer speaks of a recipe, or of a drink of the guest's own. */
export function cite(id: string): string {
  return `[[${id}]]`;
}

/** The recipes that an answer speaks of, each once, in its order. */
export function citedIds(text: string): string[] {
  return [...new Set([...text.matchAll(CITATION)].map(([, id]) => id ?? ''))];
}

/** The drinks of the guest's own that an answer speaks of, each once, in its order. */
export function citedOwnIds(text: string): string[] {
  return [...new Set([...text.matchAll(OWN_CITATION)].map(([, id]) => id ?? ''))];
}
