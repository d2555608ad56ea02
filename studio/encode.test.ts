import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../tools/serve/temporaryFolder.ts';
import { DRINK_FILES, encodeDrink, encodeHero, heroFiles, type Encoded } from './encode.ts';

const folder = temporaryFolder();
const master = join(folder, 'master.png');

/** A red glass on a dark ground, as large as a master. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
  <rect width="800" height="1000" fill="#1c110b"/>
  <path d="M250 300h300v500h-300z" fill="#c8102e"/><circle cx="540" cy="290" r="70" fill="#e08a22"/>
</svg>`;

let encoded: Encoded;
beforeAll(async () => {
  await sharp(Buffer.from(DRAWING)).png().toFile(master);
  encoded = await encodeDrink(master);
});

const sizeOf = async (name: string) => {
  const { format, width, height } = await sharp(encoded.files.get(name)).metadata();
  return [format, width, height];
};

test('a drink comes in two widths, with a file that every browser shows and a picture to share', async () => {
  expect([...encoded.files.keys()].sort()).toEqual([...DRINK_FILES].sort());
  expect(await sizeOf('400.avif')).toEqual(['heif', 400, 500]);
  expect(await sizeOf('800.avif')).toEqual(['heif', 800, 1000]);
  expect(await sizeOf('400.jpg')).toEqual(['jpeg', 400, 500]);
  expect(await sizeOf('share.jpg')).toEqual(['jpeg', 1200, 630]);
});

test('the picture to share has the drink right of the centre on its own colours', async () => {
  const share = sharp(encoded.files.get('share.jpg'));
  const pixel = async (left: number, top: number) => [
    ...(await share.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const [red = 0, green = 0] = await pixel(872, 350);
  expect(red).toBeGreaterThan(170);
  expect(green).toBeLessThan(60);
  const edge = await pixel(20, 20);
  expect(Math.max(...edge)).toBeLessThan(90);
});

test('the placeholder tells the colours of the picture from the top to the bottom', async () => {
  const file = join(folder, 'bands.png');
  const bands = ['#f00', '#0f0', '#00f', '#fff', '#840'].map((background, at) => ({
    input: { create: { width: 400, height: 100, channels: 3 as const, background } },
    left: 0,
    top: at * 100,
  }));
  await sharp({ create: { width: 400, height: 500, channels: 3, background: '#000' } })
    .composite(bands)
    .png()
    .toFile(file);
  const { placeholder } = await encodeDrink(file);
  const colours = placeholder
    .split(',')
    .map((colour) => [...colour.slice(1)].map((digit) => parseInt(digit, 16)));
  const wanted = [
    [15, 0, 0],
    [0, 15, 0],
    [0, 0, 15],
    [15, 15, 15],
    [8, 4, 0],
  ];
  for (const [at, colour] of wanted.entries())
    for (const [channel, value] of colour.entries())
      expect(Math.abs((colours[at]?.[channel] ?? Number.NaN) - value)).toBeLessThanOrEqual(4);
});

test('a scene comes in its own widths, without a picture to share', async () => {
  const hero = { id: 'hotel-bar', shape: 'portrait' } as const;
  const wide = join(folder, 'hero.png');
  await sharp(master).resize({ width: 960, height: 1200 }).png().toFile(wide);
  const { files } = await encodeHero(wide, hero);
  expect([...files.keys()]).toEqual(heroFiles(hero));
  expect((await sharp(files.get('hotel-bar-portrait-480.avif')).metadata()).height).toBe(600);
});

test('half a file is no picture', async () => {
  const half = join(folder, 'half.png');
  writeFileSync(half, (await sharp(master).png().toBuffer()).subarray(0, 900));
  await expect(encodeDrink(half)).rejects.toThrow();
  await expect(encodeDrink(join(folder, 'absent.png'))).rejects.toThrow();
});
