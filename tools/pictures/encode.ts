import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { HERO_SIZES, heroName, type Hero } from './heroes.ts';

/** A picture as it is published: file name → content, and the placeholder that pages hold inline. */
export interface Encoded {
  files: ReadonlyMap<string, Buffer>;
  /** A data URL of at most {@link PLACEHOLDER_LENGTH} characters. */
  placeholder: string;
}

/** 1 to 100. At these the median of a drink's picture is below the limits of `sizes.ts`. */
const AVIF_QUALITY = 60;
const WEBP_QUALITY = 80;
/** More would make the files a few per cent smaller and take several times as long on two cores. */
const EFFORT = 4;

const WIDTHS = [400, 800];
const SHARE_FILE = 'share.jpg';
const SHARE = { width: 1200, height: 630 };
/** Part of a picture's width, at each side, that no drink reaches, and how far its enlargement is blurred. */
const EDGE_SHARE = 0.12;
const EDGE_BLUR = 44;
/** From the left edge of the share picture to the drink: right of the centre. */
const SHARE_LEFT = 620;

const PLACEHOLDER_LENGTH = 300;
const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_QUALITIES = [50, 30, 10, 1];

/** The files of a drink's picture. */
export const DRINK_FILES = [...WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]), SHARE_FILE];

/** The files of a hero scene in one shape. */
export function heroFiles(hero: Hero): string[] {
  return HERO_SIZES[hero.shape].published.flatMap((width) => [
    `${heroName(hero)}-${width}.avif`,
    `${heroName(hero)}-${width}.webp`,
  ]);
}

/**
 * Encodes the rendered picture of a drink.
 *
 * @param master path of the rendered PNG
 * @throws Error where the file is no picture
 */
export async function encodeDrink(master: string): Promise<Encoded> {
  const files = await encodeWidths(master, WIDTHS, '');
  files.set(SHARE_FILE, await encodeShare(master));
  return { files, placeholder: await encodePlaceholder(master) };
}

/** Encodes a rendered hero scene, as {@link encodeDrink} does a drink. */
export async function encodeHero(master: string, hero: Hero): Promise<Encoded> {
  const files = await encodeWidths(master, HERO_SIZES[hero.shape].published, `${heroName(hero)}-`);
  return { files, placeholder: await encodePlaceholder(master) };
}

/** The files of a drink's picture in the second edition: JPEG for the few browsers that show no AVIF. */
export const SECOND_FILES = [...WIDTHS.map((width) => `${width}.avif`), '400.jpg', SHARE_FILE];
const SECOND_AVIF_QUALITY = 58;

/** Encodes the rendered picture of a drink for the second edition, as {@link encodeDrink} does for the first. */
export async function encodeSecond(master: string): Promise<Encoded> {
  const files = new Map<string, Buffer>();
  for (const width of WIDTHS) {
    const avif = sharp(master)
      .resize(width)
      .removeAlpha()
      .avif({ quality: SECOND_AVIF_QUALITY, effort: EFFORT });
    files.set(`${width}.avif`, await avif.toBuffer());
  }
  const jpeg = sharp(master).resize(400).removeAlpha().jpeg({ quality: 74, mozjpeg: true });
  files.set('400.jpg', await jpeg.toBuffer());
  files.set(SHARE_FILE, await encodeShare(master));
  return { files, placeholder: await encodePlaceholder(master) };
}

/**
 * A finished picture of the second edition in the files that the site shows: the same AVIF and share picture, and a WebP
 * for browsers without AVIF, made from the larger AVIF since the rendered PNG is not kept.
 *
 * @param folder of the finished picture
 */
export async function encodeShipped(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const largest = await readFile(join(folder, '800.avif'));
  for (const name of [...WIDTHS.map((width) => `${width}.avif`), SHARE_FILE])
    files.set(name, await readFile(join(folder, name)));
  for (const width of WIDTHS)
    files.set(`${width}.webp`, await webpOf(sharp(largest).resize(width)).toBuffer());
  return files;
}

/** What makes the published files of rendered pictures. */
export interface Encoders {
  drink(master: string): Promise<Encoded>;
  hero(master: string, hero: Hero): Promise<Encoded>;
  second(master: string): Promise<Encoded>;
}

export const ENCODERS: Encoders = { drink: encodeDrink, hero: encodeHero, second: encodeSecond };

function webpOf(picture: Sharp): Sharp {
  return picture.webp({ quality: WEBP_QUALITY, effort: EFFORT, smartSubsample: true });
}

async function encodeWidths(
  master: string,
  widths: readonly number[],
  prefix: string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const picture = sharp(master).resize(width).removeAlpha();
    const avif = picture.clone().avif({ quality: AVIF_QUALITY, effort: EFFORT });
    const webp = webpOf(picture.clone());
    files.set(`${prefix}${width}.avif`, await avif.toBuffer());
    files.set(`${prefix}${width}.webp`, await webp.toBuffer());
  }
  return files;
}

/** The drink at full height, melting into a ground that is its own edges, drawn wide and out of focus. */
async function encodeShare(master: string): Promise<Buffer> {
  const { data, info } = await sharp(master)
    .resize({ height: SHARE.height })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const drink = await sharp(data)
    .composite([{ input: fadingSides(info.width, info.height), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const strip = Math.round(info.width * EDGE_SHARE);
  const middle = SHARE_LEFT + Math.round(info.width / 2);
  const stretched = (left: number, width: number) =>
    sharp(data)
      .extract({ left, top: 0, width: strip, height: info.height })
      .resize({ width, height: SHARE.height, fit: 'fill' })
      .blur(EDGE_BLUR)
      .toBuffer();
  return sharp({ create: { ...SHARE, channels: 3, background: '#000000' } })
    .composite([
      { input: await stretched(0, middle), left: 0, top: 0 },
      { input: await stretched(info.width - strip, SHARE.width - middle), left: middle, top: 0 },
      { input: drink, left: SHARE_LEFT, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** A mask that lets the left and right edges of a picture melt into what is behind it. */
function fadingSides(width: number, height: number): Buffer {
  const stops = [
    [0, 0],
    [0.16, 1],
    [0.84, 1],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-opacity="${opacity}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<linearGradient id="fade">${stops.join('')}</linearGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`,
  );
}

/** As good as fits into {@link PLACEHOLDER_LENGTH}. */
async function encodePlaceholder(master: string): Promise<string> {
  const small = await sharp(master).resize(PLACEHOLDER_WIDTH).removeAlpha().blur(0.8).png().toBuffer();
  for (const quality of PLACEHOLDER_QUALITIES) {
    const webp = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
    const url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= PLACEHOLDER_LENGTH) return url;
  }
  throw new Error(`no placeholder of ${PLACEHOLDER_LENGTH} characters comes out of ${master}`);
}
