import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildTargets } from './browsers.config.ts';
import { FONTS } from './fonts.config.ts';
import { PAGE_DIRECTIVES } from './netlify/lib/securityHeaders.ts';
import { offlineWorker } from './src/offline/buildWorker.ts';
import { sitemapsByLanguage } from './src/pages/_translated/sitemaps.ts';
import { translatedRoutes } from './src/pages/_translated/translatedRoutes.ts';

const environmentFile = fileURLToPath(new URL('.env', import.meta.url));
if (existsSync(environmentFile)) loadEnvFile(environmentFile);

/**
 * What only a build needs, and takes long to import. The adapter would also empty the folder of the built function
 * whenever Astro starts, for `npm run dev` and `npm run typecheck` too.
 */
const FOR_BUILDS = {
  name: 'for-builds',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      if (command !== 'build') return;
      const { default: netlify } = await import('@astrojs/netlify');
      const adapter = netlify({ devFeatures: false, imageCDN: false, includeFiles: ['data/built/*.json'] });
      updateConfig({ adapter, integrations: [adapter] });
    },
    'astro:build:start': async () => {
      const { writeChatTables } = await import('./netlify/services/chat/writeChatTables.ts');
      const { writeMigrationList } = await import('./netlify/services/migrationList.ts');
      const { writeBuiltData } = await import('./src/catalogue/writeBuiltData.ts');
      const dataDir = process.env.CATALOGUE_DIR ?? 'data';
      writeBuiltData(dataDir);
      writeChatTables(dataDir);
      writeMigrationList(dataDir);
    },
  },
};

const TARGETS = buildTargets();

const LOADER = fileURLToPath(new URL('src/lib/loadWithFiles.ts', import.meta.url));

/** Has parts that come later loaded by `src/lib/loadWithFiles.ts`, which says why, instead of Vite's own helper. */
function ownPartLoader() {
  return {
    name: 'own-part-loader',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithFiles as __vitePreload } from ${JSON.stringify(LOADER)}`,
    },
  };
}

/** Takes out what Tailwind sets for browsers without `@property`: every browser that the site is built for knows it. */
function withoutPropertyFallback() {
  return {
    name: 'without-property-fallback',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css(\?|$)/, code: '@layer properties' },
      handler: (code) => ({
        code: code.replace(/@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/, ''),
        map: null,
      }),
    },
  };
}

/** What the scripts of every page are made of: one file of it is less than twenty. Paths of modules. */
const ON_EVERY_PAGE = [
  /\0vite\/preload-helper|node_modules\/(@nanostores\/persistent|nanostores)\/(?!deep|computed)/,
  /src\/lib\/(api|fetchedDialog|storedText|lazyPart|loadWithFiles|oncePerFrame|persistent|trusted|whenVisible)\.ts/,
  /src\/stores\/(storedDiet|loader|preferences|reader|shelf|shelfMeeting)\.ts/,
  /src\/ui\/(copyText|dialog|toast)\.ts/,
  /src\/text\/fillIn\.ts/,
  /src\/features\/(favorites\/(intendedFavorite|outcomeToast)|chat\/askChat|chrome\/navigation|shelf\/shelfNote)\.ts/,
  /src\/contracts\/(site\/locale|shelf\/shelfLimits)\.ts/,
];

export default defineConfig({
  // Netlify sets URL.
  site: process.env.PUBLIC_SITE_URL || process.env.URL || 'https://mixmaster.example',
  trailingSlash: 'never',
  session: false,
  // Pictures are finished files: nobody is to have others made.
  image: { service: passthroughImageService(), endpoint: { entrypoint: './src/layouts/noImages.ts' } },
  build: { format: 'file', concurrency: 4, inlineStylesheets: 'auto' },
  // src/layouts/pagePolicy.ts narrows down what Astro makes of it.
  security: {
    // netlify/lib/handle.ts asks where a request comes from.
    checkOrigin: false,
    csp: {
      directives: [...PAGE_DIRECTIVES],
      scriptDirective: { resources: ["'self'"] },
      // What stands in the place of a picture until it arrives is its own style attribute.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  fonts: FONTS,
  integrations: [
    FOR_BUILDS,
    react(),
    {
      name: 'client-directives',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'interest', entrypoint: './src/features/lists/onInterest.ts' });
          addClientDirective({ name: 'paint', entrypoint: './src/features/mix-master/onPaint.ts' });
        },
      },
    },
    translatedRoutes(),
    offlineWorker(TARGETS),
    sitemap({
      // Pages that are for one reader alone and parts of pages are not for search engines.
      filter: (page) =>
        !/\/(404|login|account|profile|my-drinks|my-lists|my-taste|shared-list|service|offline|(bar-mode|chat|search|proof)\/\w+|week\/\w+\/\d+)\/?$/.test(
          page,
        ),
      i18n: { defaultLocale: 'en', locales: { en: 'en', nl: 'nl', de: 'de', es: 'es', fr: 'fr' } },
      chunks: sitemapsByLanguage(),
    }),
  ],
  // Workers load what they need in parts, as pages do.
  vite: {
    plugins: [tailwindcss(), withoutPropertyFallback(), ownPartLoader()],
    worker: { format: 'es' },
    environments: {
      // Functions whose text pages run inline (chrome/inlineText.ts) are as small there as other scripts.
      prerender: { build: { rolldownOptions: { output: { minify: true } } } },
      client: {
        build: {
          target: TARGETS,
          // Vite names no file where a part has only itself.
          modulePreload: { resolveDependencies: (file, others) => (others.length > 0 ? others : [file]) },
          rolldownOptions: {
            output: {
              // Every page lists the files of its parts: a letter less of each is 40 bytes of every page.
              chunkFileNames: '_astro/[name].[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: 'page', test: (id) => ON_EVERY_PAGE.some((path) => path.test(id)) },
                  // What tells an amount: one file of both is less than two.
                  { name: 'lines', test: /src\/domain\/drinks\/(units|lineText)\.ts/ },
                  // Every page can send unsaved menus after a sign-in; one file of these rules keeps its list short.
                  { name: 'menuDraft', test: /menus\/(menuDraft|draftPrices|listMenuDrinks|menuLimits)\.ts/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
