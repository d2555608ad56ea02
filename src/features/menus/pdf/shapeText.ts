import bidiFactory from 'bidi-js';
import { Blob, Buffer, ClusterLevel, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';
import { hasRightToLeft } from '../../../domain/menus/document/direction.ts';
import { graphemes, isDrawn } from '../../../domain/menus/document/graphemes.ts';
import type { ScriptFont } from './scriptFonts.ts';

/** A glyph of a script's typeface; lengths in thousandths of the font size. */
export interface Glyph {
  id: number;
  /** The text that it stands for; empty for a glyph whose text belongs to another. */
  text: string;
  /** From its origin to that of the next one. */
  advance: number;
  /** What the typeface gives as its width. */
  width: number;
  /** How far it is drawn from its origin. */
  right: number;
  up: number;
}

/** A part of a line in one typeface, in the order in which it is seen from left to right. */
export type TextRun =
  { script: undefined; text: string } | { script: string; text: string; glyphs: readonly Glyph[] };

/** Splits lines into runs. */
export interface Shaper {
  /** Whether a script's typeface has a character, with all its marks. */
  has(cluster: string): boolean;
  runs(line: string, isInFace: (cluster: string) => boolean): readonly TextRun[];
}

interface Piece {
  font: ShapedFont | undefined;
  /** Odd from right to left (Unicode Standard Annex 9). */
  level: number;
  clusters: string[];
}

interface ShapedFont {
  name: string;
  font: Font;
  perEm: number;
  codes: ReadonlySet<number>;
}

const SPACE = 0x20;
/** As little as in the menu's own typefaces, in print and in the preview. */
const NO_KERNING = new Feature('kern', 0);
const bidi = bidiFactory();

/**
 * Prepares the shaping of text by [HarfBuzz](https://harfbuzz.github.io/) in the order of the Unicode bidirectional
 * algorithm: letters join, marks stand where they belong, right to left is right to left.
 */
export function createShaper(scripts: readonly ScriptFont[]): Shaper {
  const fonts = scripts.map(({ name, bytes }): ShapedFont => {
    const face = new Face(new Blob(bytes));
    return { name, font: new Font(face), perEm: face.upem, codes: new Set(face.collectUnicodes()) };
  });
  const fontByCluster = new Map<string, ShapedFont | undefined>();
  const fontFor = (cluster: string) => {
    if (!fontByCluster.has(cluster)) {
      const codes = [...cluster].filter(isDrawn).map((character) => character.codePointAt(0) ?? 0);
      fontByCluster.set(
        cluster,
        fonts.find((font) => codes.every((code) => font.codes.has(code))),
      );
    }
    return fontByCluster.get(cluster);
  };

  const runs: Shaper['runs'] = (line, isInFace) => {
    const levels = hasRightToLeft(line) ? bidi.getEmbeddingLevels(line).levels : undefined;
    const pieces: Piece[] = [];
    let at = 0;
    for (const cluster of graphemes(line)) {
      const level = levels?.[at] ?? 0;
      const last = pieces.at(-1);
      // Words from right to left stay one text, so that whoever copies them gets them in their order.
      const isBetween = cluster === ' ' && level % 2 === 1 && last?.font?.codes.has(SPACE) === true;
      const font = isBetween ? last.font : isInFace(cluster) ? undefined : fontFor(cluster);
      if (last?.font === font && last?.level === level) last.clusters.push(cluster);
      else pieces.push({ font, level, clusters: [cluster] });
      at += cluster.length;
    }
    return inVisualOrder(pieces).map(({ font, level, clusters }): TextRun => {
      const isReversed = level % 2 === 1;
      const text = clusters.join('');
      if (font) return { script: font.name, text, glyphs: shaped(text, isReversed, font) };
      return { script: undefined, text: isReversed ? mirrored(clusters) : text };
    });
  };
  return { has: (cluster) => fontFor(cluster) !== undefined, runs };
}

/** Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, what is of it or higher turns round. */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}

/** Signs between words from right to left, such as brackets, which turn to the other side. */
function mirrored(clusters: readonly string[]): string {
  return clusters
    .map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster)
    .reverse()
    .join('');
}

function shaped(text: string, isReversed: boolean, { font, perEm }: ShapedFont): Glyph[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isReversed ? Direction.RTL : Direction.LTR);
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  shape(font, buffer, [NO_KERNING]);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const taken = new Set<number>();
  const thousandths = (units = 0) => (units * 1000) / perEm;
  return infos.map(({ codepoint: id, cluster }, place) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const own = taken.has(cluster) ? '' : text.slice(cluster, end);
    taken.add(cluster);
    const position = positions[place];
    return {
      id,
      text: own,
      advance: thousandths(position?.xAdvance),
      width: thousandths(font.glyphHAdvance(id)),
      right: thousandths(position?.xOffset),
      up: thousandths(position?.yOffset),
    };
  });
}
