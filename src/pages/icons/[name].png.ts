import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { ICONS, NIGHT } from '../../layouts/appManifest.ts';

/** What of a maskable icon every shape leaves in view: four fifths (W3C, "Icon masks and safe zone"). */
const SAFE = 0.8;

/** The two of the mark, and what is between them. */
const COLOURS = 16;

export const getStaticPaths = () =>
  Object.entries(ICONS).map(([name, side]) => ({ params: { name }, props: { side } }));

/** An icon of the installed site, drawn from its mark. */
export const GET: APIRoute<{ side: number }, { name: string }> = async ({ params, props: { side } }) => {
  const mark = readFileSync('public/favicon.svg');
  const draw = (width: number) => sharp(mark, { density: (72 * width) / 26 }).resize(width, width);
  const inner = Math.round((side * SAFE) / 2) * 2;
  const icon = params.name.startsWith('maskable')
    ? sharp({ create: { width: side, height: side, channels: 3, background: NIGHT } }).composite([
        { input: await draw(inner).png().toBuffer(), gravity: 'centre' },
      ])
    : draw(side);
  const png = await icon.png({ palette: true, effort: 10, colours: COLOURS }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
