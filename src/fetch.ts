import type { Fetchable } from 'astro';
import { astro, FetchState } from 'astro/fetch';
import { answerPage } from './answerPage.ts';

/**
 * Every request that Astro answers: those of the function of the pages, made by `@astrojs/netlify` for whatever no file
 * and no other function takes. The build, and `npm run dev`, ask here for the pages too that become files.
 */
export default {
  fetch(request) {
    const state = new FetchState(request);
    const { netlify } = state.locals;
    if (!netlify || state.routeData?.prerender) return astro(state);
    const { ip, requestId } = netlify.context;
    return answerPage({ request, ip, requestId, token: state.params?.['token'] }, (caller) => {
      state.locals.caller = caller;
      return astro(state);
    });
  },
} satisfies Fetchable;
