const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What only the source needs; text that is put in keeps its own lines. */
const INDENTATION = /\n\s*/g;

/** A piece of HTML; only {@link html} makes one, so that text never passes for it. */
class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

/** What stands in a template: text is escaped, pieces stay, lists are joined, nothing is nothing. */
type Value = string | number | Html | readonly Value[] | null | undefined;
export type { Html };

/**
 * Writes HTML. Whatever is put in is text, also in attributes, which must be quoted; only what this function itself
 * has written is markup.
 *
 * @example String(html`<p title="${'"'}">${'<b>'}</p>`) // '<p title="&quot;">&lt;b&gt;</p>'
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = strings.map((part) => part.replace(INDENTATION, '\n'));
  return new Html(parts.reduce((written, part, place) => written + write(values[place - 1]) + part));
}

function write(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(write).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
