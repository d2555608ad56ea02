import { PHOTO_LIMITS } from '../../contracts/drink-log/photoLimits.ts';

/** Why a file is not taken before anybody tries to read it. */
export type FileFault = 'large' | 'kind';
/** Why there is no room for a photo. */
export type RoomFault = 'number' | 'bytes';

/** What is wrong with a file that was chosen. Some systems name no type. */
export function findFileFault({ size, type }: { size: number; type: string }): FileFault | undefined {
  if (type !== '' && !type.startsWith('image/')) return 'kind';
  return size > PHOTO_LIMITS.chosenBytes ? 'large' : undefined;
}

/** The brand of a HEIC file stands here, behind the word "ftyp". */
const [BOX_AT, BRAND_AT, BRAND_END] = [4, 8, 12];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file is HEIC, as iPhones store photos: by its first bytes, since not every system knows the type. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, BRAND_END));
  return text.slice(BOX_AT, BRAND_AT) === 'ftyp' && HEIC_BRANDS.includes(text.slice(BRAND_AT, BRAND_END));
}

/** How large a photo is kept: as it is, or smaller. */
export function fitPhoto(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, PHOTO_LIMITS.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * What keeps a photo from being added.
 *
 * @param sizes bytes of the photos that are there, by drink
 */
export function findRoomFault(
  sizes: ReadonlyMap<string, number>,
  drinkId: string,
  bytes: number,
): RoomFault | undefined {
  const others = [...sizes].filter(([id]) => id !== drinkId);
  if (others.length >= PHOTO_LIMITS.photos) return 'number';
  const sum = others.reduce((total, [, size]) => total + size, bytes);
  return sum > PHOTO_LIMITS.bytes ? 'bytes' : undefined;
}
