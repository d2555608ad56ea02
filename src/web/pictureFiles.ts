/** Where the files of a drink's picture are on this site. */
export interface PictureFiles {
  /** A file that every browser shows. */
  src: string;
  /** As in `srcset`; absent while the picture is a drawing. */
  rendered: { avif: string; webp: string; share: string } | undefined;
}

/**
 * The files of a drink's picture.
 *
 * @param version changes with the picture, so that another picture has another address; absent for a drawing
 */
export function pictureFiles(id: string, version: string | undefined): PictureFiles {
  if (version === undefined) return { src: `/pictures/${id}.svg`, rendered: undefined };
  const fileOf = (name: string) => `/pictures/${id}/${name}?v=${version}`;
  const widths = (format: 'avif' | 'webp') =>
    [400, 800].map((width) => `${fileOf(`${width}.${format}`)} ${width}w`).join(', ');
  return {
    src: fileOf('800.webp'),
    rendered: { avif: widths('avif'), webp: widths('webp'), share: fileOf('share.jpg') },
  };
}
