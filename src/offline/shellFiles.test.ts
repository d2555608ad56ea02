import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shellFiles } from './shellFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

it('follows what pages and scripts name, without what needs a network, and leaves the recipes to who keeps them', () => {
  write({
    'de.html': '<script src="/_astro/page.a1.js"></script>',
    'de/offline.html':
      '<script src="/_astro/page.a1.js"></script><i data-recipes="/lists/de/recipes.json?v=1" data-names="/lists/de/names.json?v=2">',
    'de/cocktails.html': '<link href="/_astro/list.css"><i data-list="/lists/de/cocktails.json?v=3">',
    'de/mixed-shots.html': '',
    'de/mix-master.html': '',
    'de/shopping-list.html': '',
    'de/profile.html': '',
    'search/de.html': '<dialog data-index="/lists/de/search.json?v=4">',
    '_astro/page.a1.js':
      'import"./base.js";()=>import("./later.js");()=>import("./chatDialog.x.js");()=>import("./searchDialog.s.js")',
    '_astro/base.js': '',
    '_astro/later.js': 'import"./page.a1.js"',
    '_astro/chatDialog.x.js': '',
    '_astro/searchDialog.s.js': '',
    '_astro/list.css': 'src:url(/_astro/fonts/a.woff2)',
    '_astro/fonts/a.woff2': '',
  });
  const scripts = ['/_astro/page.a1.js', '/_astro/base.js', '/_astro/later.js'];
  expect(shellFiles(folder, 'de')).toEqual({
    first: ['/de/offline', ...scripts, '/lists/de/names.json?v=2', '/favicon.svg'],
    rooms: [
      '/de',
      '/_astro/searchDialog.s.js',
      '/de/cocktails',
      '/_astro/list.css',
      '/_astro/fonts/a.woff2',
      '/lists/de/cocktails.json?v=3',
      '/de/mixed-shots',
      '/de/mix-master',
      '/de/shopping-list',
      '/de/profile',
      '/search/de',
      '/lists/de/search.json?v=4',
      '/lists/de/offline-notices.json',
      '/api/de/mix-index.json',
      '/api/de/mix-words.json',
    ],
    recipes: '/lists/de/recipes.json?v=1',
  });
});
