import { defineMiddleware } from 'astro:middleware';
import { FILE_POLICY, formatPolicy } from '../netlify/lib/securityHeaders.ts';
import { headerPolicy, tightenPolicy } from './layouts/pagePolicy.ts';
import { scriptsBehindPicture } from './layouts/scriptPriority.ts';

const POLICY = 'content-security-policy';

/**
 * Narrows down the policy of each page: in the file that the build writes, and in the header of one that is made on
 * demand. `npm run dev` names no scripts and styles, as it makes them while they are asked for. And has the scripts of
 * each page fetched behind its picture.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals }, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = scriptsBehindPicture(await answer.text());
  if (isPrerendered) return new Response(tightenPolicy(html), answer);
  const headers = new Headers(answer.headers);
  const policy = import.meta.env.DEV
    ? FILE_POLICY
    : headerPolicy(headers.get(POLICY) ?? '', html, locals.policy ?? FILE_POLICY);
  headers.set(POLICY, formatPolicy(policy));
  return new Response(html, { status: answer.status, statusText: answer.statusText, headers });
});
