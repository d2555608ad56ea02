import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { siteCatalogue } from '../catalogue/siteCatalogue.ts';
import { popularDrinks } from '../domain/drinks/popular.ts';
import { drawDrink } from '../features/drink-drawing/drawDrink.ts';

const SIZE = { width: 1200, height: 630 };
const DRINKS = 3;

/** The picture for shared links to pages that have none of their own: the most viewed drinks side by side. */
export const GET: APIRoute = async () => {
  const size = { width: SIZE.width / DRINKS, height: SIZE.height };
  const drinks = popularDrinks(siteCatalogue().recipes).slice(0, DRINKS);
  const pictures = await Promise.all(
    drinks.map(({ appearance }) =>
      sharp(Buffer.from(drawDrink(appearance)))
        .resize(size)
        .toBuffer(),
    ),
  );
  const sheet = await sharp({ create: { ...SIZE, channels: 3, background: '#0f0c0a' } })
    .composite(pictures.map((input, index) => ({ input, left: index * size.width, top: 0 })))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(sheet), { headers: { 'content-type': 'image/jpeg' } });
};
