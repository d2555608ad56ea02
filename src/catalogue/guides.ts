import { z } from 'zod';
import { guideHeadSchema, guideSchema, type GuideFacts, type GuideHead } from '../contracts/drinks/guide.ts';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { Localized } from '../contracts/site/text.ts';
import { schemaProblems } from './problem.ts';
import type { DataReader } from './readJson.ts';

export const GUIDES_FILE = 'guides.json';

/** What a language tells in a guide. */
export interface GuideText extends GuideHead {
  /** Its text, in Markdown. */
  markdown: string;
}

/** An article of the house. */
export interface Guide extends GuideFacts {
  /** A language that has not written it yet is left out. */
  texts: Partial<Localized<GuideText>>;
}

/** Where a language has the text of a guide, below the data folder. */
export function guideFile(locale: Locale, id: string): string {
  return `texts/${locale}/guides/${id}.md`;
}

/** Reads `data/guides.json` and `data/texts/<lang>/guides/`. A catalogue may have none. */
export function readGuides(reader: DataReader): Guide[] {
  if (!reader.has(GUIDES_FILE)) return [];
  const facts = reader.read(GUIDES_FILE, z.array(guideSchema)) ?? [];
  return facts.map((guide) => {
    const told = LOCALES.flatMap((locale) => {
      const text = readGuideText(reader, guideFile(locale, guide.id));
      return text === undefined ? [] : [[locale, text]];
    });
    return { ...guide, texts: Object.fromEntries(told) as Guide['texts'] };
  });
}

function readGuideText(reader: DataReader, file: string): GuideText | undefined {
  const text = reader.has(file) ? reader.readText(file) : undefined;
  if (text === undefined) return undefined;
  const [, head, markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || markdown === undefined) {
    reader.problems.push({ file, field: '', reason: 'has no head between two lines of "---"' });
    return undefined;
  }
  const result = guideHeadSchema.safeParse(fieldsOf(head));
  if (result.success) return { ...result.data, markdown: markdown.trim() };
  reader.problems.push(...schemaProblems(file, result.error));
  return undefined;
}

/** The lines `name: value` of a head; a value may stand in quotation marks. */
function fieldsOf(head: string): Record<string, string> {
  const fields = head.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^(\w+):(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, unquoted(value.trim())]];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

function unquoted(value: string): string {
  if (/^".*"$/.test(value)) return value.slice(1, -1).replace(/\\(["\\])/g, '$1');
  return /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/** What a link of a guide leads to. */
export const LINK_KINDS = ['drink', 'ingredient', 'guide'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface GuideLink {
  kind: LinkKind;
  id: string;
}

/**
 * Reads where a link of a guide leads.
 *
 * @example guideLink('drink:11002') // { kind: 'drink', id: '11002' }
 * @returns undefined for whatever is no link of ours
 */
export function guideLink(target: string): GuideLink | undefined {
  const [, word, id] = /^(\w+):(?!\/\/)(.+)$/.exec(target) ?? [];
  const kind = LINK_KINDS.find((known) => known === word);
  return kind === undefined || id === undefined ? undefined : { kind, id };
}

/** The targets of the links in a text in Markdown, in order. */
export function linkTargets(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(\s*<?([^)>\s]+)(?:[>\s][^)]*)?\)/g)].map(([, target = '']) => target);
}
