import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrFile, qrModules } from './qrCode.ts';

const ADDRESS = 'https://mixmaster.example/menu/7RbN3kzUQ1-d0_pYxM9aJw';

/** What a phone reads from a picture of the code. */
async function read(svg: string, width: number): Promise<string | undefined> {
  const picture = sharp(Buffer.from(svg)).resize(width, width, { kernel: 'nearest' }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([120, 400, 1200])('the file reads back as the address at %i pixels', async (width) => {
  expect(await read(qrFile(ADDRESS), width)).toBe(ADDRESS);
});

test('an address with every sign that may stand in one reads back too', async () => {
  const long = `https://bar.example/menu/${'A-z_0'.repeat(12)}?q=ä%20&x=1#s1`;
  expect(await read(qrFile(long), 800)).toBe(long);
});

test('four modules stay white all around', () => {
  const modules = qrModules(ADDRESS);
  const size = modules.length;
  const isAtEdge = (place: number) => place < 4 || place >= size - 4;
  for (const [y, row] of modules.entries()) {
    expect(row).toHaveLength(size);
    for (const [x, isDark] of row.entries()) if (isAtEdge(x) || isAtEdge(y)) expect(isDark).toBe(false);
  }
  expect(modules[4]?.[4]).toBe(true);
});
