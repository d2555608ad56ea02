import type { jsPDF } from 'jspdf';
import type { ScriptFont } from './scriptFonts.ts';
import type { Glyph } from './shapeText.ts';

/** What jsPDF offers to its plugins, and does not type. */
interface Internals {
  write(...parts: string[]): void;
  getFont(): PdfFont;
  events: { subscribe(event: string, call: (told: FontEvent) => void): void };
}

interface FontEvent {
  font: PdfFont;
  out(line: string): void;
  newObject(): number;
  putStream(stream: { data: string; addLength1?: boolean; objectId: number }): void;
}

interface PdfFont {
  /** "F6" */
  id: string;
  encoding: string;
  fontName: string;
  objectNumber: number;
  isAlreadyPutted: boolean;
  metadata: {
    subset: { encode(glyphs: number[], format: number): number[] };
    bbox: number[];
    flags: number;
    ascender: number;
    decender: number;
    capHeight: number;
  };
}

/** A character of a PDF font: a glyph with the text that it stands for. */
interface Coded {
  glyph: number;
  text: string;
  width: number;
}

/** A script's typeface in a PDF. */
interface EmbeddedFont {
  entry: PdfFont;
  /** By code, from 1. */
  coded: Coded[];
  codes: Map<string, number>;
}

/** Draws glyphs of the scripts' typefaces. */
export interface ScriptText {
  /** Marks what is drawn as a text, which is heard and copied as it was written. */
  mark(text: string, draw: () => void): void;
  draw(script: string, glyphs: readonly Glyph[], look: GlyphLook): void;
}

/** How glyphs are drawn. */
interface GlyphLook {
  /** Where they begin, in points from the lower left corner of the page. */
  x: number;
  y: number;
  size: number;
  /** Points between glyphs. */
  tracking: number;
  /** `#rrggbb` */
  ink: string;
  /** Whether they stand on their head. */
  isTurned: boolean;
}

const PRIVATE_CHARACTER = '\ue000';
/** Stands for a glyph whose text another one has. */
const NOTHING = '\u200b';
/** An encoding that jsPDF does not know, so that it leaves writing the font to this module. */
const OWN_ENCODING = 'Shaped';

/**
 * Embeds typefaces whose glyphs have been chosen by shaping: jsPDF knows one glyph for each character alone. Every pair of
 * a glyph and its text is a code of its own, so that copied text is what was written.
 */
export function scriptText(pdf: jsPDF, scripts: readonly ScriptFont[]): ScriptText & { finish(): void } {
  const internals = pdf.internal as unknown as Internals;
  const files = new Map(scripts.map(({ name, bytes }) => [name, bytes]));
  const embedded = new Map<string, EmbeddedFont>();
  const embed = (name: string): EmbeddedFont | undefined => {
    const bytes = files.get(name);
    const known = embedded.get(name);
    if (known || !bytes) return known;
    pdf.addFileToVFS(`${name}.ttf`, binaryString(new Uint8Array(bytes)));
    pdf.addFont(`${name}.ttf`, name, 'normal');
    // A character that no font has: nothing is drawn, but jsPDF writes no font without a text.
    pdf.setFont(name, 'normal').text(PRIVATE_CHARACTER, 0, 0);
    const font: EmbeddedFont = { entry: internals.getFont(), coded: [], codes: new Map() };
    embedded.set(name, font);
    return font;
  };

  internals.events.subscribe('putFont', (event) => {
    const font = [...embedded.values()].find(({ entry }) => entry === event.font);
    if (font) writeFont(font, event);
  });

  return {
    mark(text, draw) {
      internals.write(`/Span <</ActualText <feff${utf16(text)}>>> BDC`);
      draw();
      internals.write('EMC');
    },
    draw(script, glyphs, { x, y, size, tracking, ink, isTurned }) {
      const font = embed(script);
      if (!font) return;
      const way = isTurned ? -1 : 1;
      internals.write(
        ...[
          `BT /${font.entry.id} ${number(size)} Tf ${colour(ink)} rg ${number(tracking)} Tc`,
          `${way} 0 0 ${way}`,
          number(x),
        ],
        ...[number(y), 'Tm', shownGlyphs(font, glyphs, size), 'ET'],
      );
    },
    finish() {
      for (const { entry } of embedded.values()) entry.encoding = OWN_ENCODING;
    },
  };
}

/** Operators that show glyphs where shaping puts them: numbers between codes move on, `Ts` lifts (ISO 32000-1, 9.4.3). */
function shownGlyphs(font: EmbeddedFont, glyphs: readonly Glyph[], size: number): string {
  const operators: string[] = [];
  let shown: string[] = [];
  let lifted = 0;
  const flush = () => {
    if (shown.length > 0) operators.push(`[${shown.join('')}] TJ`);
    shown = [];
  };
  /** Where the last glyph ends, and where the next one is to begin; in thousandths of the size. */
  let [end, at] = [0, 0];
  for (const glyph of glyphs) {
    if (glyph.up !== lifted) {
      flush();
      operators.push(`${number((glyph.up * size) / 1000)} Ts`);
      lifted = glyph.up;
    }
    const code = codeOf(font, glyph);
    const gap = Math.round(at + glyph.right - end);
    if (gap !== 0) shown.push(String(-gap));
    shown.push(`<${hex(code)}>`);
    end += gap + (font.coded[code - 1]?.width ?? 0);
    at += glyph.advance;
  }
  flush();
  if (lifted !== 0) operators.push('0 Ts');
  return operators.join(' ');
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);

/** `#rrggbb` as PDF writes it. */
function colour(ink: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');
}

function codeOf({ coded, codes }: EmbeddedFont, { id, text, width }: Glyph): number {
  const key = `${id} ${text}`;
  const known = codes.get(key);
  if (known !== undefined) return known;
  coded.push({ glyph: id, text, width: Math.round(width) });
  codes.set(key, coded.length);
  return coded.length;
}

/** A composite font (ISO 32000-1, 9.7) with the glyphs that were drawn. */
function writeFont({ entry, coded }: EmbeddedFont, { out, newObject, putStream }: FontEvent): void {
  const { metadata, fontName } = entry;
  const stream = (data: string) => {
    const id = newObject();
    putStream({ data, addLength1: true, objectId: id });
    out('endobj');
    return id;
  };
  const object = (...lines: string[]) => {
    const id = newObject();
    out(`<<${lines.join(' ')}>>`);
    out('endobj');
    return id;
  };
  const glyphs = [...new Set([0, ...coded.map(({ glyph }) => glyph)])].sort((a, b) => a - b);
  const file = stream(binaryString(Uint8Array.from(metadata.subset.encode(glyphs, 1))));
  const toUnicode = stream(unicodeMap(coded));
  const toGlyph = stream(
    [0, ...coded.map(({ glyph }) => glyph)].map((id) => String.fromCharCode(id >> 8, id & 0xff)).join(''),
  );
  const { bbox, flags, ascender, decender, capHeight } = metadata;
  const descriptor = object(
    `/Type /FontDescriptor /FontName /${fontName} /FontFile2 ${file} 0 R /FontBBox [${bbox.join(' ')}]`,
    `/Flags ${flags} /StemV 80 /ItalicAngle 0 /Ascent ${ascender} /Descent ${decender} /CapHeight ${capHeight}`,
  );
  const descendant = object(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${fontName} /FontDescriptor ${descriptor} 0 R`,
    `/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap ${toGlyph} 0 R`,
    `/DW 1000 /W [1 [${coded.map(({ width }) => width).join(' ')}]]`,
  );
  entry.objectNumber = object(
    `/Type /Font /Subtype /Type0 /BaseFont /${fontName} /Encoding /Identity-H`,
    `/ToUnicode ${toUnicode} 0 R /DescendantFonts [${descendant} 0 R]`,
  );
  entry.isAlreadyPutted = true;
}

/** Most entries that a part of a map may have. */
const MAX_MAPPED = 100;

/** What codes stand for (ISO 32000-1, 9.10.3). */
function unicodeMap(coded: readonly Coded[]): string {
  const lines = coded.map(({ text }, place) => `<${hex(place + 1)}><${utf16(text === '' ? NOTHING : text)}>`);
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += MAX_MAPPED) {
    const part = lines.slice(at, at + MAX_MAPPED);
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** A text as hexadecimal UTF-16. */
function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}

/** The bytes as jsPDF keeps files: a character for each. */
export function binaryString(view: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < view.length; at += 8192) {
    parts.push(String.fromCharCode(...view.subarray(at, at + 8192)));
  }
  return parts.join('');
}
