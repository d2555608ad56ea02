import {
  HERO_WIDTHS,
  HEROES,
  PLAIN_HERO_WIDTH,
  type HeroId,
  type HeroShape,
  type HeroShapeView,
  type HeroView,
} from '../contracts/drinks/heroes.ts';
import type { FinishedPicture, PictureManifest } from '../contracts/drinks/pictures.ts';
import { getPictureVersion } from './pictureView.ts';

/** The scenes that are finished in both shapes, in the order shown. */
export function heroViews({ heroes }: PictureManifest): HeroView[] {
  return HEROES.flatMap((id) => {
    const landscape = shapeView(id, 'landscape', heroes);
    const portrait = shapeView(id, 'portrait', heroes);
    return landscape && portrait ? [{ id, landscape, portrait }] : [];
  });
}

function shapeView(
  id: HeroId,
  shape: HeroShape,
  heroes: PictureManifest['heroes'],
): HeroShapeView | undefined {
  const name = `${id}-${shape}`;
  const finished: FinishedPicture | undefined = heroes[name];
  if (finished === undefined) return undefined;
  const fileOf = (width: number, format: 'avif' | 'jpg') =>
    `/pictures/heroes/${name}-${width}.${format}?v=${getPictureVersion(finished)}`;
  return {
    avif: HERO_WIDTHS[shape].map((width) => `${fileOf(width, 'avif')} ${width}w`).join(', '),
    src: fileOf(PLAIN_HERO_WIDTH, 'jpg'),
    placeholder: finished.placeholder,
  };
}
