/** Where the files of a drink's picture are on this site. */
export interface PictureFiles {
  /** A file that every browser shows. */
  src: string;
  /** As in `srcset`; absent while the picture is a drawing. */
  rendered: { avif: string; share: string } | undefined;
}

/**
 * The files of a drink's picture.
 *
 * @param version changes with the picture, so that another picture has another address; absent for a drawing
 */
export function pictureFiles(id: string, version: string | undefined): PictureFiles {
  if (version === undefined) return { src: `/pictures/${id}.svg`, rendered: undefined };
  const fileOf = (name: string) => `/pictures/${id}/${name}?v=${version}`;
  const avif = [400, 800].map((width) => `${fileOf(`${width}.avif`)} ${width}w`).join(', ');
  return { src: fileOf('400.jpg'), rendered: { avif, share: fileOf('share.jpg') } };
}
