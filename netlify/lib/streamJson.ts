/**
 * An object as JSON that is sent piece by piece, a list an item at a time. Netlify takes 20 MB of such an answer, of
 * one that is handed over whole 6 MB.
 */
export function streamJson(object: object): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = piecesOf(object);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

function* piecesOf(object: object): Generator<string, void> {
  let opening = '{';
  for (const [name, value] of Object.entries(object) as [string, unknown][]) {
    yield `${opening}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* itemsOf(value);
    else yield JSON.stringify(value);
    opening = ',';
  }
  yield opening === '{' ? '{}' : '}';
}

function* itemsOf(items: readonly unknown[]): Generator<string, void> {
  yield '[';
  for (const [place, item] of items.entries()) yield `${place === 0 ? '' : ','}${JSON.stringify(item)}`;
  yield ']';
}
