import { defineMiddleware } from 'astro:middleware';
import { tightenPolicy } from './layouts/pagePolicy.ts';

/** Runs for each page that the build writes. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  return new Response(tightenPolicy(await answer.text()), answer);
});
