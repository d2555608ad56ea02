import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture: red, green, blue and alpha of each pixel, row by row, eight bits each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A file that is no picture as this site takes it; the message says why, as the end of a sentence about it. */
export class BadPng extends Error {}

interface Chunk {
  type: string;
  data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of zlib: higher ones take up to ten times as long and save little. */
const LEVEL = 5;
/** Samples of a pixel by the kind of a picture: red, green and blue, and those with alpha. */
const SAMPLES: Record<number, number> = { 2: 3, 6: 4 };

/**
 * Reads a PNG as browsers write it from a canvas: eight bits, in colour, not interlaced. All else is refused, and nothing is
 * unpacked beyond the size that the file states.
 *
 * @throws BadPng
 */
export function readPng(file: Buffer, most: { width: number; height: number }): Pixels {
  const [first, ...others] = chunksOf(file);
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw new BadPng('does not say how large it is');
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)];
  const [depth, kind = 0, packing, filtering, interlacing] = first.data.subarray(8);
  const samples = SAMPLES[kind];
  if (width === 0 || height === 0) throw new BadPng('has no pixels');
  if (width > most.width || height > most.height) {
    throw new BadPng(`has ${width} by ${height} pixels, and may have ${most.width} by ${most.height}`);
  }
  if (depth !== 8 || samples === undefined || packing !== 0 || filtering !== 0 || interlacing !== 0) {
    throw new BadPng('must be in colour with 8 bits, not interlaced, as a canvas writes it');
  }
  for (const { type } of others) {
    if (type === 'IHDR' || (/^[A-Z]/.test(type) && !['PLTE', 'IDAT', 'IEND'].includes(type))) {
      throw new BadPng(`has a part "${type}" that is not understood`);
    }
  }
  const packed = Buffer.concat(others.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const stride = width * samples;
  const rows = unpack(packed, (stride + 1) * height);
  unfilter(rows, { stride, height, samples });
  return { width, height, data: withAlpha(rows, { width, height, samples }) };
}

function chunksOf(file: Buffer): Chunk[] {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new BadPng('is no PNG');
  const chunks: Chunk[] = [];
  let at = 8;
  while (chunks.at(-1)?.type !== 'IEND') {
    if (at + 12 > file.length) throw new BadPng('ends too early');
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) throw new BadPng('ends too early');
    const named = file.subarray(at + 4, end - 4);
    if (crc32(named) !== file.readUInt32BE(end - 4)) throw new BadPng('is damaged: a checksum is wrong');
    chunks.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at = end;
  }
  if (at !== file.length) throw new BadPng('goes on behind its end');
  return chunks;
}

function unpack(packed: Buffer, size: number): Buffer {
  let rows: Buffer;
  try {
    rows = inflateSync(packed, { maxOutputLength: size });
  } catch (error) {
    const isLarger = error instanceof RangeError;
    throw new BadPng(isLarger ? 'holds more than its size' : 'is damaged: it cannot be unpacked');
  }
  if (rows.length !== size) throw new BadPng('holds less than its size');
  return rows;
}

/** Takes back in place what each row was filtered by (PNG, 9.2); each keeps the byte in front that says so. */
function unfilter(
  rows: Buffer,
  { stride, height, samples }: Record<'stride' | 'height' | 'samples', number>,
) {
  const line = stride + 1;
  for (let row = 0; row < height; row += 1) {
    const start = row * line + 1;
    const filter = rows[start - 1] ?? 0;
    const guess = FILTERS[filter];
    if (guess === undefined) throw new BadPng('is damaged: a row is filtered in no known way');
    for (let at = 0; filter > 0 && at < stride; at += 1) {
      const left = at < samples ? 0 : (rows[start + at - samples] ?? 0);
      const up = row === 0 ? 0 : (rows[start + at - line] ?? 0);
      const corner = at < samples || row === 0 ? 0 : (rows[start + at - line - samples] ?? 0);
      rows[start + at] = ((rows[start + at] ?? 0) + guess(left, up, corner)) & 255;
    }
  }
}

/** Of left, up and upper left the one that is nearest to left + up - corner (PNG, 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function withAlpha(
  rows: Buffer,
  { width, height, samples }: Record<'width' | 'height' | 'samples', number>,
): Uint8Array {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let row = 0; row < height; row += 1) {
    const start = row * (width * samples + 1) + 1;
    for (let pixel = 0; pixel < width; pixel += 1) {
      for (let sample = 0; sample < samples; sample += 1) {
        data[(row * width + pixel) * 4 + sample] = rows[start + pixel * samples + sample] ?? 0;
      }
    }
  }
  return data;
}

/** Writes a picture as PNG, with nothing in it but its pixels; without alpha where nothing can be seen through. */
export function writePng({ width, height, data }: Pixels): Buffer {
  const isOpaque = data.every((value, at) => at % 4 !== 3 || value === 255);
  const [kind, samples] = isOpaque ? [2, 3] : [6, 4];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind, 0, 0, 0], 8);
  const rows = filtered({ width, height, data }, samples);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row by the filter that leaves the least, as sums of absolute values (PNG, 12.7). */
function filtered({ width, height, data }: Pixels, samples: number): Buffer {
  const stride = width * samples;
  const rows = Buffer.alloc((stride + 1) * height);
  const tried = FILTERS.map(() => new Uint8Array(stride));
  let above = new Uint8Array(stride);
  for (let row = 0; row < height; row += 1) {
    const own = withoutAlpha(data.subarray(row * width * 4, (row + 1) * width * 4), samples);
    const sums = tryFilters(own, above, samples, tried);
    const best = sums.indexOf(Math.min(...sums));
    rows[row * (stride + 1)] = best;
    rows.set(tried[best] ?? own, row * (stride + 1) + 1);
    above = own;
  }
  return rows;
}

/**
 * Filters a row in each way at once: a call for each sample and filter takes four times as long.
 *
 * @param into what each filter leaves
 * @returns how much each of them leaves
 */
function tryFilters(
  own: Uint8Array,
  above: Uint8Array,
  samples: number,
  [none, sub, up, average, paethLeft]: readonly Uint8Array[],
): number[] {
  if (!none || !sub || !up || !average || !paethLeft) throw new RangeError('There are five filters.');
  let [ofNone, ofSub, ofUp, ofAverage, ofPaeth] = [0, 0, 0, 0, 0];
  for (let at = 0; at < own.length; at += 1) {
    const value = own[at] ?? 0;
    const left = at < samples ? 0 : (own[at - samples] ?? 0);
    const over = above[at] ?? 0;
    const corner = at < samples ? 0 : (above[at - samples] ?? 0);
    none[at] = value;
    sub[at] = value - left;
    up[at] = value - over;
    average[at] = value - ((left + over) >> 1);
    paethLeft[at] = value - paeth(left, over, corner);
    ofNone += distance(value);
    ofSub += distance(sub[at] ?? 0);
    ofUp += distance(up[at] ?? 0);
    ofAverage += distance(average[at] ?? 0);
    ofPaeth += distance(paethLeft[at] ?? 0);
  }
  return [ofNone, ofSub, ofUp, ofAverage, ofPaeth];
}

/** How far a byte is from zero, either way round. */
const distance = (byte: number) => (byte < 128 ? byte : 256 - byte);

/** What each filter guesses of a sample by those to the left, above and at the upper left. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function withoutAlpha(pixels: Uint8Array, samples: number): Uint8Array<ArrayBuffer> {
  if (samples === 4) return new Uint8Array(pixels);
  return Uint8Array.from(
    { length: (pixels.length / 4) * 3 },
    (_, at) => pixels[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
