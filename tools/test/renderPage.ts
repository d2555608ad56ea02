import { randomUUID } from 'node:crypto';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { answerPage } from '../../src/answerPage.ts';
import GuestMenu from '../../src/pages/[...locale]/menu/[token].astro';
import EmbeddedMenu from '../../src/pages/[...locale]/menu/[token]/embed.astro';
import { ALL } from '../../src/pages/api/[...unknown].ts';

const GUEST_MENU = new URLPattern({ pathname: '/:locale(nl|de|es|fr)?/menu/:token{/:embed(embed)}?' });

let container: Promise<AstroContainer> | undefined;

/** What the function of the pages answers, without the site's build: a menu for guests, or a 404 of the API. */
export async function renderPage(request: Request, ip: string): Promise<Response> {
  const params = GUEST_MENU.exec({ pathname: new URL(request.url).pathname })?.pathname.groups;
  const page = { request, ip, requestId: randomUUID(), token: params?.['token'] };
  return answerPage(page, async (caller) => {
    if (!params) return ALL({} as Parameters<typeof ALL>[0]);
    container ??= AstroContainer.create();
    return (await container).renderToResponse(params['embed'] === undefined ? GuestMenu : EmbeddedMenu, {
      request,
      params,
      locals: { caller },
      partial: false,
    });
  });
}
