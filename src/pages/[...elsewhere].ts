import type { APIRoute } from 'astro';
import { movedTo } from '../../netlify/lib/redirect.ts';
import { movedPath } from '../../netlify/services/movedPaths.ts';

export const prerender = false;

/** What no other page takes: a recipe by an address that it had leads on, the rest is not there. */
export const ALL: APIRoute = ({ url }) => {
  const path = movedPath(url.pathname);
  // For a 404 without a body Astro shows src/pages/404.astro.
  return path === undefined ? new Response(null, { status: 404 }) : movedTo(path + url.search);
};
