import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { fileURLToPath } from 'node:url';
import { PAGE_DIRECTIVES } from './netlify/lib/securityHeaders.ts';
import { loadEnvironmentFile } from './tools/serve/environmentFile.ts';

loadEnvironmentFile(fileURLToPath(new URL('.env', import.meta.url)), process.env);

export default defineConfig({
  // Netlify sets URL.
  site: process.env.PUBLIC_SITE_URL || process.env.URL || 'https://mixmaster.example',
  trailingSlash: 'never',
  build: { format: 'file', concurrency: 4, inlineStylesheets: 'auto' },
  // src/layouts/pagePolicy.ts narrows down what Astro makes of it.
  security: {
    csp: {
      directives: [...PAGE_DIRECTIVES],
      scriptDirective: { resources: ["'self'"] },
      // What stands in the place of a picture until it arrives is its own style attribute.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Newsreader',
      cssVariable: '--font-newsreader',
      fallbacks: ['Georgia', 'serif'],
      options: { variants: [{ src: ['./src/assets/fonts/newsreader.woff2'], weight: 400, style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--font-instrument-sans',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [{ src: ['./src/assets/fonts/instrument-sans.woff2'], weight: '400 600', style: 'normal' }],
      },
    },
  ],
  integrations: [
    react(),
    {
      name: 'client-interest',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'interest', entrypoint: './src/features/lists/onInterest.ts' });
        },
      },
    },
    sitemap({
      // Pages that are for one reader alone and parts of pages are not for search engines.
      filter: (page) => !/\/(404|login|account|profile|chat\/\w+)\/?$/.test(page),
      i18n: { defaultLocale: 'en', locales: { en: 'en', nl: 'nl', de: 'de', es: 'es', fr: 'fr' } },
    }),
  ],
  // Workers load what they need in parts, as pages do.
  vite: { plugins: [tailwindcss()], worker: { format: 'es' } },
});
