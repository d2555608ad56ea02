import { BRAND_LIMITS, type LogoTone } from '../../../contracts/bars/brandLimits.ts';
import { logoTone } from '../../../domain/branding/logoTone.ts';
import { sizedSvg } from './sizedSvg.ts';

/** A logo that was chosen, and is not kept yet. */
export interface ChosenLogo {
  /** The file, a PNG, in base64. */
  png: string;
  /** Where this page shows it; to be revoked. */
  url: string;
  width: number;
  height: number;
  tone: LogoTone;
}

/** Why a file cannot be a logo. */
export type LogoFault = 'large' | 'kind' | 'unreadable';

/** A file that cannot be a logo. */
export class BadLogo extends Error {
  readonly fault: LogoFault;

  constructor(fault: LogoFault, cause?: unknown) {
    super(`The file cannot be a logo: ${fault}.`, { cause });
    this.fault = fault;
  }
}

const SVG = 'image/svg+xml';
export const LOGO_TYPES = [SVG, 'image/png', 'image/jpeg', 'image/webp'];
/** The site writes the file anew, and may need more for it. */
const AIM = BRAND_LIMITS.logoKept * 0.75;
/** How much smaller a picture that takes too many bytes is drawn, and how often. */
const SMALLER = 0.8;
const TRIES = 12;
/** Less opaque than this is no part of a logo, of 255. */
const SEEN = 12;

/**
 * Draws a file on a canvas, without the empty edges, and writes it as PNG. A drawing is shown as a picture: no script in it
 * runs, and nothing that it names is loaded.
 *
 * @throws BadLogo
 */
export async function readLogo(file: File): Promise<ChosenLogo> {
  if (file.size > BRAND_LIMITS.logoChosen) throw new BadLogo('large');
  if (!LOGO_TYPES.includes(file.type)) throw new BadLogo('kind');
  try {
    const image = await imageOf(file);
    const whole = drawn(image, { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }, 1);
    const edges = seenPart(whole.pixels);
    // In the pixels of the file, which may be larger than its drawing.
    const part = {
      x: edges.x * whole.step,
      y: edges.y * whole.step,
      width: edges.width * whole.step,
      height: edges.height * whole.step,
    };
    for (let scale = 1, left = TRIES; left > 0; scale *= SMALLER, left -= 1) {
      const { canvas, pixels } = drawn(image, part, scale);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      if (blob.size > AIM) continue;
      const png = base64(new Uint8Array(await blob.arrayBuffer()));
      const { width, height, data } = pixels;
      return { png, url: URL.createObjectURL(blob), width, height, tone: logoTone(data) };
    }
    throw new BadLogo('large');
  } catch (error) {
    throw error instanceof BadLogo ? error : new BadLogo('unreadable', error);
  }
}

async function imageOf(file: File): Promise<HTMLImageElement> {
  const box = { width: BRAND_LIMITS.logoWidth, height: BRAND_LIMITS.logoHeight };
  const shown = file.type === SVG ? new Blob([sizedSvg(await file.text(), box)], { type: SVG }) : file;
  const url = URL.createObjectURL(shown);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new BadLogo('unreadable');
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a picture, drawn as large as a logo may be and no larger than it is; `step` is the size of a pixel in it. */
function drawn(image: HTMLImageElement, part: Part, scale: number) {
  const fit = Math.min(1, BRAND_LIMITS.logoWidth / part.width, BRAND_LIMITS.logoHeight / part.height) * scale;
  const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.floor(side * fit))) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new BadLogo('unreadable');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return { canvas, pixels: brush.getImageData(0, 0, width, height), step: part.width / width };
}

/** The smallest rectangle with all that can be seen; the whole, where nothing can. */
function seenPart({ width, height, data }: ImageData): Part {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right === 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
