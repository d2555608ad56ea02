/** A picture as files: one that every browser shows, and AVIF as in `srcset` where it is rendered. */
interface Files {
  src: string;
  rendered: { avif: string } | undefined;
}

/** Shows a picture in a template's `<picture>`: as AVIF where there is one and the browser can, else the plain file. */
export function showPicture(picture: HTMLPictureElement, { src, rendered }: Files): void {
  const source = picture.querySelector('source');
  if (source && rendered) source.srcset = rendered.avif;
  const image = picture.querySelector('img');
  if (image) image.src = src;
}
