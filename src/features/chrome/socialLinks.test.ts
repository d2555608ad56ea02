import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it, vi } from 'vitest';
import Footer from './Footer.astro';

const PROPS = { locale: 'en', path: '/' };

it('the footer leads to the accounts that are configured, and says nothing of them otherwise', async () => {
  const container = await AstroContainer.create();
  const render = () => container.renderToString(Footer, { props: PROPS });
  expect(await render()).not.toContain('footer-follow');

  vi.stubEnv('PUBLIC_SOCIAL_TIKTOK', 'https://www.tiktok.com/@house');
  const html = await render();
  expect(html).toContain('aria-labelledby="footer-follow"');
  const links = [...html.matchAll(/href="(https:[^"]*)" target="_blank" rel="noopener me"/g)];
  expect(links.map(([, url]) => url)).toEqual(['https://www.tiktok.com/@house']);
});
