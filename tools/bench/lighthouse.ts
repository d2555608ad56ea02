import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../test/findChromium.ts';
import { asMany, commandArguments, isBrief, missAim } from './effort.ts';
import { percentile } from './percentile.ts';
import { serveSecurely } from './serveSecurely.ts';

/*
 * Has Lighthouse examine twelve kinds of pages in English and in German as a slow phone opens them, and prints medians.
 * Usage: npm run build && npm run qa -- lighthouse [RUNS] [PATH…]   (three runs of each page; exits with 1 where an aim is
 * missed). An English path stands for the page in both languages.
 */

const PAGES = [
  '/',
  '/cocktails',
  '/mixed-shots',
  '/cocktail/negroni',
  '/shot/b-52',
  '/mix-master',
  '/ingredients',
  '/ingredients/campari',
  '/spirits/gin',
  '/guides',
  '/guides/cocktail-syrups',
  '/pricing',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

/** Issue "Found by searching, there at once": all scores 100, and of the pages named the seconds and kilobytes. */
interface Aim {
  firstPaint?: number;
  largest: number;
  kilobytes?: number;
}
const AIMS: Readonly<Record<string, Aim>> = {
  '/cocktail/negroni': { firstPaint: 0.9, largest: 1.3, kilobytes: 120 },
  '/cocktails': { largest: 1.5 },
};

/** Waits for nothing but the page itself. */
const QUICK = {
  throttlingMethod: 'provided',
  maxWaitForLoad: 3000,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
} as const;

interface Figures {
  /** 0 to 100, by category. */
  scores: number[];
  firstPaint: number;
  largest: number;
  /** Seconds. */
  blocked: number;
  shift: number;
  kilobytes: number;
}

/**
 * What Lighthouse finds in one visit with an empty cache. On a busy machine it may miss how a visit begins: then the visit
 * is made once more.
 */
async function examine(url: string, port: number, mayRepeat = true): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
    ...(isBrief && QUICK),
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError && mayRepeat) return examine(url, port, false);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  // In hundredths of a second, as they are printed and held against the aims.
  const [firstPaint = 0, largest = 0, blocked = 0] = TIMES.map(
    (audit) => Math.round(value(audit) / 10) / 100,
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    firstPaint,
    largest,
    blocked,
    shift: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
  };
}

/** The median of each figure. */
function medianOf(runs: readonly Figures[]): Figures {
  const median = (pick: (figures: Figures) => number) => percentile(runs.map(pick), 0.5);
  return {
    scores: CATEGORIES.map((_, at) => median(({ scores }) => scores[at] ?? 0)),
    firstPaint: median(({ firstPaint }) => firstPaint),
    largest: median(({ largest }) => largest),
    blocked: median(({ blocked }) => blocked),
    shift: median(({ shift }) => shift),
    kilobytes: median(({ kilobytes }) => kilobytes),
  };
}

function missesOf({ scores, firstPaint, largest, kilobytes }: Figures, aim: Aim | undefined): string[] {
  return [
    ...CATEGORIES.filter((_, at) => (scores[at] ?? 0) < 100).map((name) => `${name} below 100`),
    ...(firstPaint > (aim?.firstPaint ?? Infinity) ? [`first paint above ${aim?.firstPaint} s`] : []),
    ...(largest > (aim?.largest ?? Infinity) ? [`largest paint above ${aim?.largest} s`] : []),
    ...(kilobytes > (aim?.kilobytes ?? Infinity) ? [`more than ${aim?.kilobytes} kB`] : []),
  ];
}

/** The addresses of a page in English and German, by what it says of its languages itself. */
async function addressesOf(plainUrl: string, path: string): Promise<string[]> {
  const answer = await fetch(plainUrl + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  const german = /hreflang="de" href="https?:\/\/[^/"]+(\/[^"]*)"/.exec(await answer.text())?.[1];
  if (german === undefined) throw new Error(`${path} names no page in German.`);
  return [path, german];
}

async function report(
  { url, plainUrl }: { url: string; plainUrl: string },
  chrome: LaunchedChrome,
  runs: number,
  pages: readonly string[],
): Promise<void> {
  console.log(
    `${'perf acc best seo  first  largest  blocked  shift    kB'.padEnd(58)}page, median of ${runs}`,
  );
  for (const page of pages) {
    for (const path of asMany(await addressesOf(plainUrl, page))) {
      const visits: Figures[] = [];
      for (let run = 0; run < runs; run++) visits.push(await examine(url + path, chrome.port));
      const figures = medianOf(visits);
      const { scores, firstPaint, largest, blocked, shift, kilobytes } = figures;
      const misses = isBrief ? [] : missesOf(figures, AIMS[page]);
      const columns = [
        ...scores.map((score) => String(score).padStart(4)),
        ...[firstPaint, largest].map((seconds) => `${seconds.toFixed(2)} s`.padStart(8)),
        `${Math.round(blocked * 1000)} ms`.padStart(8),
        shift.toFixed(3).padStart(7),
        kilobytes.toFixed(0).padStart(6),
      ];
      console.log(
        `${columns.join('').padEnd(58)}${path}${misses.length > 0 ? `   MISSED: ${misses.join(', ')}` : ''}`,
      );
      if (misses.length > 0) missAim();
    }
  }
}

const [first, ...others] = commandArguments;
const isCount = first !== undefined && /^\d+$/.test(first);
const runs = isBrief ? 1 : isCount ? Number(first) : 3;
const named = commandArguments.length > 0 && !isCount ? commandArguments : others;
const site = await serveSecurely();
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'],
  logLevel: 'silent',
});
try {
  await report(site, chrome, runs, asMany(named.length > 0 ? named : PAGES));
} finally {
  chrome.kill();
  site.close();
}
// Lighthouse leaves something that would hold the process for seconds.
process.exit();
