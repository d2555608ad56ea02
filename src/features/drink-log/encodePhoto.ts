import { findFileFault, fitPhoto, isHeic, type FileFault } from '../../domain/drink-log/photoRules.ts';

/** A file that is no photo that can be kept. */
export class BadPhoto extends Error {
  readonly fault: FileFault | 'heic' | 'unreadable';

  constructor(fault: BadPhoto['fault'], cause?: unknown) {
    super(`The file cannot be a photo: ${fault}.`, { cause });
    this.fault = fault;
  }
}

const QUALITY = 0.82;
const HEAD_BYTES = 12;
const WEBP = 'image/webp';

/**
 * Draws a photo anew, upright and no larger than it needs to be. Only its pixels come along: no place, no time, no name
 * of the camera.
 *
 * @throws BadPhoto
 */
export async function encodePhoto(file: File): Promise<{ type: string; data: ArrayBuffer }> {
  const fault = findFileFault(file);
  if (fault !== undefined) throw new BadPhoto(fault);
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitPhoto(bitmap.width, bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('There is no canvas to draw on.');
    // JPEG knows no transparency, and would make it black.
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, width, height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const webp = await canvas.convertToBlob({ type: WEBP, quality: QUALITY });
    // A browser that writes no WebP gives a PNG, which is many times larger.
    const blob =
      webp.type === WEBP ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return { type: blob.type, data: await blob.arrayBuffer() };
  } catch (error) {
    const head = new Uint8Array(
      await file
        .slice(0, HEAD_BYTES)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0)),
    );
    throw new BadPhoto(isHeic(head) ? 'heic' : 'unreadable', error);
  }
}
