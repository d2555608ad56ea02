import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BadPng, readPng, writePng, type Pixels } from './png.ts';

const MOST = { width: 1200, height: 600 };
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer, sum?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(sum ?? crc32(named));
  return Buffer.concat([length, named, check]);
}

function header(width: number, height: number, rest: number[] = [8, 6, 0, 0, 0]): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set(rest, 8);
  return chunk('IHDR', data);
}

const END = chunk('IEND', Buffer.alloc(0));
/** Two by two pixels of nothing. */
const ROWS = Buffer.alloc((2 * 4 + 1) * 2);
const file = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
const right = file(header(2, 2), chunk('IDAT', deflateSync(ROWS)), END);

const pixels = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data): Pixels => ({ width, height, data: Uint8Array.from(data) })),
  );

it('reads what it writes, pixel by pixel', () => {
  fc.assert(
    fc.property(pixels, (picture) => {
      expect(readPng(writePng(picture), MOST)).toEqual(picture);
    }),
  );
});

it('writes what others read, and reads what others write with every filter', async () => {
  const width = 61;
  const height = 33;
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * at * 7 + at) % 256);
  const raw = { width, height, channels: 4 } as const;
  const read = await sharp(writePng({ width, height, data })).raw().toBuffer();
  expect(Buffer.compare(read, Buffer.from(data))).toBe(0);
  const written = await sharp(data, { raw }).png({ adaptiveFiltering: true }).toBuffer();
  expect(readPng(written, MOST)).toEqual({ width, height, data });
  const opaque = await sharp(data, { raw }).removeAlpha().png({ adaptiveFiltering: true }).toBuffer();
  expect(readPng(opaque, MOST).data.filter((_, at) => at % 4 === 3)).toEqual(
    new Uint8Array(width * height).fill(255),
  );
});

it('writes nothing of what stood in a file beside its pixels', () => {
  const script = Buffer.from('<script>alert(1)</script>');
  const talkative = file(
    header(2, 2),
    chunk('tEXt', script),
    chunk('IDAT', deflateSync(ROWS)),
    chunk('eXIf', script),
    END,
  );
  const written = writePng(readPng(talkative, MOST));
  expect(written.includes(script)).toBe(false);
  expect(written.includes('tEXt')).toBe(false);
});

const half = Math.floor(right.length / 2);
const damaged = Buffer.from(right);
damaged[right.length - 20] = (damaged[right.length - 20] ?? 0) ^ 255;
/** A gigabyte of nothing in a megabyte, behind a header that says two by two. */
const bomb = () => deflateSync(Buffer.alloc(64 * 1024 * 1024));

describe('refuses, and says why', () => {
  it.each([
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'is no PNG'],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'is no PNG',
    ],
    ['nothing', Buffer.alloc(0), 'is no PNG'],
    ['a page that a PNG follows', Buffer.concat([Buffer.from('<html>'), right]), 'is no PNG'],
    ['a PNG that a page follows', Buffer.concat([right, Buffer.from('<html>')]), 'goes on behind its end'],
    ['a half', right.subarray(0, half), 'ends too early'],
    ['a length beyond the file', file(Buffer.from('7fffffff49484452', 'hex'), Buffer.alloc(20)), 'too early'],
    ['a wrong checksum', damaged, 'checksum'],
    ['no header', file(chunk('IDAT', deflateSync(ROWS)), END), 'how large'],
    ['two headers', file(header(2, 2), header(2, 2), chunk('IDAT', deflateSync(ROWS)), END), 'IHDR'],
    ['a part that must be understood', file(header(2, 2), chunk('EVIL', ROWS), END), 'EVIL'],
    ['no pixels', file(header(0, 2), END), 'no pixels'],
    ['too wide', file(header(1201, 2), END), '1201 by 2'],
    ['huge', file(header(2 ** 31, 2 ** 31), END), 'may have 1200 by 600'],
    ['sixteen bits', file(header(2, 2, [16, 6, 0, 0, 0]), END), 'canvas'],
    ['a palette', file(header(2, 2, [8, 3, 0, 0, 0]), END), 'canvas'],
    ['interlacing', file(header(2, 2, [8, 6, 0, 0, 1]), END), 'canvas'],
    ['no data', file(header(2, 2), END), 'unpacked'],
    ['data that are none', file(header(2, 2), chunk('IDAT', Buffer.from('no data')), END), 'unpacked'],
    ['too few rows', file(header(2, 3), chunk('IDAT', deflateSync(ROWS)), END), 'less than its size'],
    ['too many rows', file(header(2, 1), chunk('IDAT', deflateSync(ROWS)), END), 'more than its size'],
    [
      'an unknown filter',
      file(header(2, 2), chunk('IDAT', deflateSync(Buffer.alloc(18, 9))), END),
      'in no known way',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(() => readPng(bytes, MOST)).toThrow(BadPng);
    expect(() => readPng(bytes, MOST)).toThrow(reason);
  });

  it('data that grow far beyond the size, without unpacking them', () => {
    const bytes = file(header(2, 2), chunk('IDAT', bomb()), END);
    const before = process.memoryUsage().arrayBuffers;
    expect(() => readPng(bytes, MOST)).toThrow('more than its size');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  });

  it('whatever bytes it is given, as no PNG, or as one', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 8, max: 80 }), (noise, at) => {
        const bytes = Buffer.concat([right.subarray(0, at), Buffer.from(noise)]);
        try {
          readPng(bytes, MOST);
        } catch (error) {
          expect(error).toBeInstanceOf(BadPng);
        }
      }),
    );
  });
});
