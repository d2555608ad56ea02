import type { Caller } from '../netlify/lib/handle.ts';
import type { Policy } from '../netlify/lib/securityHeaders.ts';

declare global {
  namespace App {
    /** What a page that is made on demand knows of its request. */
    interface Locals {
      /** Set by `@astrojs/netlify`; while the build writes a page there is none. */
      netlify?: { context: { ip: string; requestId: string } };
      /** Set by `src/fetch.ts`. */
      caller: Caller;
      /** Directives in the place of those of the site's other pages, set by a page. */
      policy?: Policy;
    }
  }
}
