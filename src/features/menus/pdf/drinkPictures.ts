/** Pixels of a printed drawing: 300 to the inch at the size of the largest design. */
const SIZE = { width: 320, height: 400 };
const QUALITY = 0.82;
const JPEG = 'image/jpeg';

/**
 * The picture of a drink as JPEG.
 *
 * @param image the picture's address, as the API answers it
 * @returns undefined for a picture that cannot be had; the menu does without (specification, section 8)
 */
export async function drinkPicture(image: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(image, { signal });
    if (!answer.ok) return undefined;
    const picture = await answer.blob();
    if (picture.type.startsWith(JPEG)) return await bytesOf(picture);
    return await asJpeg(await sized(picture));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/**
 * A drawing as JPEG. What the page has drawn itself is not fetched, as the policy of the page allows no address but the
 * site's.
 *
 * @param svg the drawing
 * @returns undefined where the browser cannot paint it
 */
export async function drawnPicture(svg: string): Promise<Uint8Array | undefined> {
  try {
    return await asJpeg(await sized(new Blob([svg], { type: 'image/svg+xml' })));
  } catch {
    return undefined;
  }
}

async function bytesOf(picture: Blob): Promise<Uint8Array> {
  return new Uint8Array(await picture.arrayBuffer());
}

/** A drawing with its size in pixels, without which not every browser paints it on a canvas. */
async function sized(picture: Blob): Promise<Blob> {
  if (!picture.type.startsWith('image/svg')) return picture;
  const text = await picture.text();
  const { width, height } = SIZE;
  return new Blob([text.replace('<svg ', `<svg width="${width}" height="${height}" `)], {
    type: 'image/svg+xml',
  });
}

async function asJpeg(picture: Blob): Promise<Uint8Array | undefined> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // A canvas on the page would encode only when the page is idle.
    const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIZE.width, SIZE.height);
    context.drawImage(image, 0, 0, SIZE.width, SIZE.height);
    const jpeg = await canvas.convertToBlob({ type: JPEG, quality: QUALITY });
    return jpeg.type === JPEG ? await bytesOf(jpeg) : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
