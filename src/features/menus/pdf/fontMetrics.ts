/** Widths of a typeface's characters, read from its file. */
export interface FontMetrics {
  /** In thousandths of the font size; undefined for a character that the typeface lacks. */
  advance(codePoint: number): number | undefined;
}

const HIGH = 0xffff;

/**
 * Reads the widths of a TrueType font with a character map of format 4, as `tools/fonts/printFonts.py` writes them.
 *
 * @throws RangeError where the bytes are no such font
 */
export function readFontMetrics(bytes: ArrayBuffer): FontMetrics {
  const view = new DataView(bytes);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...new Uint8Array(bytes, at, 4));
    tables.set(tag, view.getUint32(at + 8));
  }
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new RangeError(`The font has no table ${tag}.`);
    return offset;
  };
  const perEm = view.getUint16(table('head') + 18);
  const widths = view.getUint16(table('hhea') + 34);
  const hmtx = table('hmtx');
  const glyphOf = readCharacterMap(view, table('cmap'));
  const advances = new Map<number, number | undefined>();
  const read = (codePoint: number) => {
    const glyph = glyphOf(codePoint);
    if (glyph === 0) return undefined;
    return (view.getUint16(hmtx + Math.min(glyph, widths - 1) * 4) * 1000) / perEm;
  };
  return {
    advance(codePoint) {
      if (!advances.has(codePoint)) advances.set(codePoint, read(codePoint));
      return advances.get(codePoint);
    },
  };
}

/** Gives the glyph of a character, 0 for none. */
function readCharacterMap(view: DataView, cmap: number): (codePoint: number) => number {
  const formats = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + index * 8 + 4),
  );
  const map = formats.find((offset) => view.getUint16(offset) === 4);
  if (map === undefined) throw new RangeError('The font has no character map of format 4.');
  const doubled = view.getUint16(map + 6);
  const [ends, starts] = [map + 14, map + 16 + doubled];
  const [deltas, ranges] = [starts + doubled, starts + 2 * doubled];
  return (codePoint) => {
    if (codePoint > HIGH) return 0;
    for (let at = 0; at < doubled; at += 2) {
      if (view.getUint16(ends + at) < codePoint) continue;
      const start = view.getUint16(starts + at);
      if (start > codePoint) return 0;
      const delta = view.getUint16(deltas + at);
      const range = view.getUint16(ranges + at);
      if (range === 0) return (codePoint + delta) & HIGH;
      const glyph = view.getUint16(ranges + at + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & HIGH;
    }
    return 0;
  };
}
