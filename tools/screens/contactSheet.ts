import type { Locale } from '../../src/contracts/site/locale.ts';
import { escapeMarkup } from '../../src/text/escapeMarkup.ts';
import { SIZES, type Size, type Theme } from './options.ts';

/** A picture of a screen. */
export interface Shot {
  screen: string;
  size: Size;
  theme: Theme;
  language: Locale;
  /** Its name in the folder of the sheet. */
  file: string;
}

/** What the sheet can be narrowed by, in the order of a shot's caption. */
const FACETS = ['size', 'theme', 'language'] as const;

/**
 * The pictures on one HTML page, by screen, with filters that need nothing but the page itself.
 *
 * @param shots in any order
 * @param screens names in the order in which they are shown
 * @param note how they were taken, for the head of the page
 */
export function contactSheet(shots: readonly Shot[], screens: readonly string[], note: string): string {
  const choices = FACETS.map((facet) => {
    const values = [...new Set(shots.map((shot) => shot[facet]))];
    const boxes = values.map(
      (value) => `<label><input type="checkbox" name="${facet}" value="${value}" checked> ${value}</label>`,
    );
    return `<fieldset><legend>${facet}</legend>${boxes.join('')}</fieldset>`;
  });
  const sections = screens.flatMap((screen) => {
    const own = shots.filter((shot) => shot.screen === screen).sort(byFacets);
    return own.length === 0
      ? []
      : `<section data-screen="${escapeMarkup(screen)}"><h2>${escapeMarkup(screen)}</h2><div>${own.map(figure).join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>${STYLE}${widths()}</style>
<header>
<h1>Screens</h1>
<p>${escapeMarkup(note)}</p>
<form>
<label>Screen <input type="search" name="screen" placeholder="recipe" autocomplete="off"></label>
${choices.join('\n')}
<label>Scale <input type="range" name="scale" min="15" max="100" value="35"></label>
<output></output>
</form>
</header>
<main>
${sections.join('\n')}
</main>
<script>(${sheetScript.toString()})()</script>
</html>
`;
}

/** How wide the pictures of each size are at full scale. */
function widths(): string {
  return Object.entries(SIZES)
    .map(([size, { width }]) => `[data-size=${size}] { --width: ${width}px; }`)
    .join('\n');
}

const orderOf = (shot: Shot) => Object.keys(SIZES).indexOf(shot.size);

function byFacets(a: Shot, b: Shot): number {
  return orderOf(a) - orderOf(b) || a.theme.localeCompare(b.theme) || b.language.localeCompare(a.language);
}

function figure(shot: Shot): string {
  const facets = FACETS.map((facet) => `data-${facet}="${shot[facet]}"`).join(' ');
  const caption = FACETS.map((facet) => shot[facet]).join(' · ');
  const { width } = SIZES[shot.size];
  return `<figure ${facets}><a href="${shot.file}" target="_blank"><img src="${shot.file}" alt="${escapeMarkup(shot.screen)}, ${caption}" width="${width}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

/** Runs in the page of the sheet: shows what passes the filters, and keeps them in the address. */
function sheetScript(): void {
  const form = document.querySelector('form');
  const output = document.querySelector('output');
  if (!form || !output) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const apply = () => {
    const chosen = new FormData(form);
    const word = field('screen').value.trim().toLowerCase();
    let count = 0;
    for (const section of document.querySelectorAll('section')) {
      let shown = 0;
      for (const figure of section.querySelectorAll('figure')) {
        const { size = '', theme = '', language = '' } = figure.dataset;
        figure.hidden = !(
          chosen.getAll('size').includes(size) &&
          chosen.getAll('theme').includes(theme) &&
          chosen.getAll('language').includes(language)
        );
        if (!figure.hidden) shown += 1;
      }
      section.hidden = shown === 0 || !(section.dataset['screen'] ?? '').toLowerCase().includes(word);
      if (!section.hidden) count += shown;
    }
    document.documentElement.style.setProperty('--scale', String(Number(field('scale').value) / 100));
    output.textContent = `Pictures: ${count}`;
  };
  const params = new URLSearchParams(location.hash.slice(1));
  for (const input of form.querySelectorAll('input')) {
    if (!params.has('scale')) break;
    if (input.type === 'checkbox') input.checked = params.getAll(input.name).includes(input.value);
    else input.value = params.get(input.name) ?? input.value;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  form.addEventListener('input', () => {
    const kept = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    history.replaceState(null, '', `#${kept.toString()}`);
    apply();
  });
  apply();
}

const STYLE = `
:root { --scale: 0.35; color-scheme: dark; font: 14px/1.5 system-ui, sans-serif; background: #26221f; color: #f4eee5; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; background: #1a1715; padding: 0.75rem 1.5rem; }
header p, h1 { display: inline-block; margin: 0 1rem 0.5rem 0; font-size: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
fieldset { display: flex; gap: 0.75rem; margin: 0; border: 0; padding: 0; }
legend { float: left; margin-right: 0.25rem; color: #b9ad9d; }
section { padding: 1rem 1.5rem; }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; scroll-margin-top: 6rem; }
figure { margin: 0; }
figure[hidden], section[hidden] { display: none; }
img { display: block; width: calc(var(--scale) * var(--width)); height: auto; background: #000; }
figcaption { color: #b9ad9d; }
`;
