import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import { PICTURE_RATIOS, type PictureRatio } from '../../../web/pictureRatios.ts';

const QUALITY = 80;

interface Props {
  id: string;
  ratio: PictureRatio;
}

export function getStaticPaths() {
  const { recipes, pictures } = siteCatalogue();
  return recipes
    .filter(({ id }) => pictures.drinks[id] !== undefined)
    .flatMap(({ id }) =>
      PICTURE_RATIOS.map((ratio) => ({ params: { id, ratio: ratio.name }, props: { id, ratio } })),
    );
}

/** A rendered drink in one of the ratios that search engines ask for, cut from its picture for shared links. */
export const GET: APIRoute<Props> = async ({ props: { id, ratio } }) => {
  const { left, width, height } = ratio;
  const share = await readFile(path.join('public/pictures', id, 'share.jpg'));
  const picture = await sharp(share)
    .extract({ left, top: 0, width, height })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
