import type { ReportSection } from './createReport.ts';

const OPENING = '<!-- Counts: npm run update writes them. -->\n';
const CLOSING = '\n<!-- End of counts. -->';

/**
 * A document with its counts replaced by those of a report, a paragraph a section.
 * @throws Error when the document has no place for counts.
 */
export function withCounts(document: string, sections: readonly ReportSection[]): string {
  const start = document.indexOf(OPENING);
  const end = document.indexOf(CLOSING, start);
  if (start < 0 || end < 0) {
    throw new Error(`The document needs "${OPENING.trim()}" and "${CLOSING.trim()}", in this order.`);
  }
  const paragraphs = sections.map(
    ({ title, rows }) => `${title}: ${rows.map(([name, value]) => `${name} **${value}**`).join(' · ')}\n`,
  );
  return `${document.slice(0, start)}${OPENING}\n${paragraphs.join('\n')}${document.slice(end)}`;
}
