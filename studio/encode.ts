import sharp from 'sharp';
import { HERO_SIZES, heroName, PLAIN_HERO_WIDTH, type Hero } from './heroes.ts';

/** A picture as it is published: file name → content, and the placeholder that pages hold inline. */
export interface Encoded {
  files: ReadonlyMap<string, Buffer>;
  /** {@link PLACEHOLDER_COLOURS} colours from the top to the bottom, separated by commas. */
  placeholder: string;
}

/** 1 to 100. At these a drink's picture has 12 and 28 kB at the median, all its files together 90 kB. */
const AVIF_QUALITY = { drink: 58, hero: 60 };
const JPEG_QUALITY = 74;
/** More would make the files a few per cent smaller and take several times as long on two cores. */
const EFFORT = 4;

const WIDTHS = [400, 800];
/** For the few browsers that show no AVIF, and for print. */
const PLAIN_FILE = '400.jpg';
const SHARE_FILE = 'share.jpg';
const SHARE = { width: 1200, height: 630 };
/** Part of a picture's width, at each side, that makes the ground of a share picture, and its blur. */
const EDGE_SHARE = 0.12;
const EDGE_BLUR = 44;
/** From the left edge of the share picture to the drink: right of the centre. */
const SHARE_LEFT = 620;

const PLACEHOLDER_COLOURS = 5;

/** The files of a drink's picture. */
export const DRINK_FILES = [...WIDTHS.map((width) => `${width}.avif`), PLAIN_FILE, SHARE_FILE];

/** The files of a hero scene in one shape. */
export function heroFiles(hero: Hero): string[] {
  const { published } = HERO_SIZES[hero.shape];
  return [...published.map((width) => `${heroName(hero)}-${width}.avif`), plainHeroFile(hero)];
}

/**
 * Encodes the rendered picture of a drink.
 *
 * @param master path of the rendered PNG
 * @throws Error where the file is no picture
 */
export async function encodeDrink(master: string): Promise<Encoded> {
  const files = await encodeWidths(master, WIDTHS, '', AVIF_QUALITY.drink);
  files.set(PLAIN_FILE, await encodePlain(master, 400));
  files.set(SHARE_FILE, await encodeShare(master));
  return { files, placeholder: await encodePlaceholder(master) };
}

/** Encodes a rendered hero scene, as {@link encodeDrink} does a drink. */
export async function encodeHero(master: string, hero: Hero): Promise<Encoded> {
  const { published } = HERO_SIZES[hero.shape];
  const files = await encodeWidths(master, published, `${heroName(hero)}-`, AVIF_QUALITY.hero);
  files.set(plainHeroFile(hero), await encodePlain(master, PLAIN_HERO_WIDTH));
  return { files, placeholder: await encodePlaceholder(master) };
}

/** What makes the published files of rendered pictures. */
export interface Encoders {
  drink(master: string): Promise<Encoded>;
  hero(master: string, hero: Hero): Promise<Encoded>;
}

export const ENCODERS: Encoders = { drink: encodeDrink, hero: encodeHero };

function plainHeroFile(hero: Hero): string {
  return `${heroName(hero)}-${PLAIN_HERO_WIDTH}.jpg`;
}

async function encodeWidths(
  master: string,
  widths: readonly number[],
  prefix: string,
  quality: number,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const avif = sharp(master).resize(width).removeAlpha().avif({ quality, effort: EFFORT });
    files.set(`${prefix}${width}.avif`, await avif.toBuffer());
  }
  return files;
}

function encodePlain(master: string, width: number): Promise<Buffer> {
  return sharp(master).resize(width).removeAlpha().jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
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

/** What a picture is like from afar: the colour of each fifth of its height, in the short form of CSS. */
async function encodePlaceholder(master: string): Promise<string> {
  const pixels = await sharp(master)
    .removeAlpha()
    .resize(1, PLACEHOLDER_COLOURS, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const short = (channel: number) => Math.round(channel / 17).toString(16);
  return Array.from({ length: PLACEHOLDER_COLOURS }, (_, at) => pixels.subarray(at * 3, at * 3 + 3))
    .map((colour) => `#${[...colour].map(short).join('')}`)
    .join(',');
}
