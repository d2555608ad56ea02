import { pictureFiles } from '../../web/pictureFiles.ts';

interface Props {
  id: string;
  picture: string | undefined;
  /** Of an own drink. */
  drawing: (() => string) | undefined;
}

/** A drink as big as a thumb; it says nothing that its name does not. */
export function DrinkThumb({ id, picture, drawing }: Props) {
  const { src, rendered } = pictureFiles(id, picture);
  return (
    <picture className="shrink-0">
      {rendered && <source type="image/avif" srcSet={rendered.avif} sizes="44px" />}
      <img
        src={drawing?.() ?? src}
        alt=""
        width="44"
        height="55"
        loading="lazy"
        decoding="async"
        className="h-13.75 w-11 rounded-corner bg-plate object-cover"
      />
    </picture>
  );
}
