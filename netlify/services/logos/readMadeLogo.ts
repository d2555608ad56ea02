import { createHash } from 'node:crypto';
import type { Logo } from '../../../src/contracts/bars/brand.ts';
import { BRAND_LIMITS } from '../../../src/contracts/bars/brandLimits.ts';
import { logoTone } from '../../../src/domain/branding/logoTone.ts';
import { InvalidBodyError } from '../../lib/errors.ts';
import { BadPng, readPng, writePng, type Pixels } from './png.ts';

/** Characters of SHA-256, in hexadecimal, that make the id of a logo. */
const ID_LENGTH = 32;

/** A logo as it is kept: written anew from its pixels, so that nothing else of what was sent is in it. */
export interface MadeLogo extends Omit<Logo, 'alt'> {
  file: Buffer;
}

/**
 * Makes a logo of the file that somebody sent.
 *
 * @param png in base64
 * @throws InvalidBodyError, with the reason, for no such picture, or one too large as sent or as written anew
 */
export function readMadeLogo(png: string): MadeLogo {
  const sent = Buffer.from(png, 'base64');
  if (sent.length > BRAND_LIMITS.logoSent) throw refused(`has more than ${BRAND_LIMITS.logoSent} bytes`);
  const pixels = pixelsOf(sent);
  const file = writePng(pixels);
  if (file.length > BRAND_LIMITS.logoKept) {
    throw refused(`takes ${file.length} bytes, and may take ${BRAND_LIMITS.logoKept}`);
  }
  const id = createHash('sha256').update(file).digest('hex').slice(0, ID_LENGTH);
  return { id, width: pixels.width, height: pixels.height, tone: logoTone(pixels.data), file };
}

function pixelsOf(sent: Buffer): Pixels {
  try {
    return readPng(sent, { width: BRAND_LIMITS.logoWidth, height: BRAND_LIMITS.logoHeight });
  } catch (error) {
    throw error instanceof BadPng ? refused(error.message) : error;
  }
}

function refused(reason: string): InvalidBodyError {
  return new InvalidBodyError(`The logo ${reason}.`, [{ path: 'logo.png', message: reason }]);
}
