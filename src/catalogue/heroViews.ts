import {
  HERO_WIDTHS,
  HEROES,
  type HeroId,
  type HeroShape,
  type HeroShapeView,
  type HeroView,
} from '../contracts/heroes.ts';
import type { FinishedPicture, PictureManifest } from '../contracts/pictures.ts';
import { versionOf } from './pictureView.ts';

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
  const fileOf = (width: number, format: 'avif' | 'webp') =>
    `/pictures/heroes/${name}-${width}.${format}?v=${versionOf(finished)}`;
  const widths = HERO_WIDTHS[shape];
  const setOf = (format: 'avif' | 'webp') =>
    widths.map((width) => `${fileOf(width, format)} ${width}w`).join(', ');
  return {
    avif: setOf('avif'),
    webp: setOf('webp'),
    src: fileOf(widths[1], 'webp'),
    placeholder: finished.placeholder,
  };
}
