/** A piece of a line of an answer. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; spans: Span[] }
  | { kind: 'recipe'; id: string; name: string };

const TOKEN =
  /\[\[(\d{1,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\]\]|!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)|\\([\\*_#.()+-])|(\*{1,3}|_{1,3})/g;
const SPACE_OR_NOTHING = /^\s?$/;
const WORD = /[\p{L}\p{N}]/u;

/** What stands open: its mark, and what came since. */
interface Frame {
  mark: string;
  spans: Span[];
}

/**
 * Reads bold, italics and recipes. A link to elsewhere is only its words, a mark without its counterpart is text.
 *
 * @param isOpen whether more is to come, so that an open mark counts as closed at the end
 */
export function parseSpans(
  text: string,
  nameOf: (id: string) => string | undefined,
  isOpen: boolean,
): Span[] {
  const frames: Frame[] = [{ mark: '', spans: [] }];
  const add = (span: Span) => {
    const spans = frames.at(-1)?.spans ?? [];
    const last = spans.at(-1);
    if (span.kind === 'text' && last?.kind === 'text') last.text += span.text;
    else if (span.kind !== 'text' || span.text !== '') spans.push(span);
  };
  /** Takes the innermost frame away; without its counterpart, its mark is text. */
  const close = (isClosed: boolean) => {
    const { mark, spans } = frames.pop() ?? { mark: '', spans: [] };
    if (isClosed && spans.length > 0) {
      add(marked(mark, spans));
      return;
    }
    add({ kind: 'text', text: mark });
    spans.forEach(add);
    if (isClosed) add({ kind: 'text', text: mark });
  };

  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, id, label, escaped, mark] = match;
    add({ kind: 'text', text: text.slice(end, match.index) });
    const before = text.charAt(match.index - 1);
    end = match.index + token.length;
    const after = text.charAt(end);
    const name = id === undefined ? undefined : nameOf(id);
    if (id !== undefined && name !== undefined) add({ kind: 'recipe', id, name });
    if (label !== undefined) add({ kind: 'text', text: label });
    if (escaped !== undefined) add({ kind: 'text', text: escaped });
    if (mark === undefined) continue;
    // Like_this is one word.
    const isInWord = mark.startsWith('_') && WORD.test(before) && WORD.test(after);
    const place = frames.findLastIndex((frame) => frame.mark === mark);
    if (place > 0 && !isInWord && !SPACE_OR_NOTHING.test(before)) {
      while (frames.length > place + 1) close(false);
      close(true);
    } else if (place < 0 && !isInWord && !SPACE_OR_NOTHING.test(after)) {
      frames.push({ mark, spans: [] });
    } else {
      add({ kind: 'text', text: mark });
    }
  }
  add({ kind: 'text', text: text.slice(end) });
  while (frames.length > 1) close(isOpen && (frames.at(-1)?.spans.length ?? 0) > 0);
  return frames[0]?.spans ?? [];
}

/** Spans without their marks. */
export function plainSpans(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'text') return span.text;
      return span.kind === 'recipe' ? span.name : plainSpans(span.spans);
    })
    .join('');
}

function marked(mark: string, spans: Span[]): Span {
  if (mark.length === 3) return { kind: 'strong', spans: [{ kind: 'emphasis', spans }] };
  return { kind: mark.length === 2 ? 'strong' : 'emphasis', spans };
}
