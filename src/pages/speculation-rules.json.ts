import { SPECULATION_RULES } from '../web/pagesAhead.ts';

/** Pages name it in the header `Speculation-Rules` (netlify.toml), so that it is no part of their bytes. */
export function GET(): Response {
  return Response.json(SPECULATION_RULES);
}
