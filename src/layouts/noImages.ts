import type { APIRoute } from 'astro';

/** Answers at the address where Astro would convert pictures: all of this site are finished files, so nothing is there. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
