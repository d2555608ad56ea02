/** Characters that a piece has at least, the last one aside. */
const SHORTEST = 24;

/**
 * A finished text in pieces of a few words, so that it is framed as what comes from a model. Together they are the
 * text again.
 */
export async function* piecesOf(text: string): AsyncGenerator<string, void> {
  let piece = '';
  for (const word of text.match(/\s+\S*|\S+/g) ?? []) {
    piece += word;
    if (piece.length < SHORTEST) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
