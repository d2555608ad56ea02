import type { APIRoute } from 'astro';

/** What Astro would make pictures at, had the site any that are not finished files: a page that is not there. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
