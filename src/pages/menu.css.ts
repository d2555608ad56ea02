import type { APIRoute } from 'astro';
import { Font } from 'astro:assets';
import { experimental_AstroContainer as Container } from 'astro/container';
import guestMenu from '../styles/guestMenu.css?inline';

const FAMILIES = ['--font-newsreader', '--font-instrument-sans'] as const;

/**
 * The stylesheet of published menus, whose pages a function writes: an address that it can name, and the site's
 * fonts with their stand-ins of the same metrics, as Astro puts them into every other page.
 */
export const GET: APIRoute = async () => {
  const container = await Container.create();
  const written = await Promise.all(
    FAMILIES.map((cssVariable) => container.renderToString(Font, { props: { cssVariable } })),
  );
  const fonts = written.flatMap((html) =>
    [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style),
  );
  if (fonts.length !== FAMILIES.length) throw new Error('Astro writes its fonts in another way.');
  return new Response([...fonts, guestMenu].join('\n'), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
};
