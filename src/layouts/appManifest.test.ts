import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { appManifest, ICONS } from './appManifest.ts';

interface Manifest {
  start_url: string;
  lang: string;
  icons: { src: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; form_factor: string }[];
}

it.each(LOCALES)('the manifest of %s leads into its language, and its files are there', (locale) => {
  const manifest = appManifest(locale) as Manifest;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  expect(manifest).toMatchObject({ lang: locale, start_url: prefix || '/' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    ['/mix-master', '/profile', '/offline'].map((path) => prefix + path),
  );
  expect(manifest.icons.map(({ src }) => src)).toEqual(
    Object.keys(ICONS).map((name) => `/icons/${name}.png`),
  );
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  expect(manifest.screenshots.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
});
