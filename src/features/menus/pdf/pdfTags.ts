import type { jsPDF } from 'jspdf';
import type { Page, PageItem, Tag } from '../../../domain/menus/document/page.ts';

/** What jsPDF offers to its plugins, and does not type. */
interface Internals {
  write(...parts: (string | number)[]): void;
  newObject(): number;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, isWritten: boolean): number;
  getPageInfo(page: number): { objId: number };
  events: { subscribe(event: string, call: (told: { pageNumber: number }) => void): void };
}

/** A rectangle in points from the lower left corner of a page. */
export type Rectangle = [left: number, bottom: number, right: number, top: number];

interface Element {
  tag: Tag;
  parent: Element | undefined;
  kids: (Element | Marked | Annotation)[];
  id: number;
  /** Where a picture stands. */
  box: Rectangle | undefined;
}

/** A part of a page's content, by its number on that page. */
interface Marked {
  page: number;
  number: number;
}

/** A link on a page. */
interface Annotation extends Marked {
  id: number;
  url: string;
  box: Rectangle;
}

/** Draws what belongs to parts of the document, so that these are known when it is read out. */
export interface PdfTags {
  /** A page begins. */
  turn(): void;
  /** The item is drawn by `draw`; `box` is where a picture or link stands. */
  mark(item: PageItem, draw: () => void, box?: Rectangle): void;
  /** The picture that was marked last leads there. */
  link(url: string, box: Rectangle): void;
  /** Nothing more is drawn on this page. */
  close(): void;
}

/**
 * Writes the structure of a PDF (ISO 32000-1, 14.7 and 14.8) by the events that jsPDF has for its plugins: a tree of what
 * is a heading, a list, a picture, in the order of reading, and the bookmarks of its headings. What has no tag is marked as
 * decoration.
 */
export function pdfTags(pdf: jsPDF, pages: Page[]): PdfTags {
  const internals = pdf.internal as unknown as Internals;
  const elements = new Map<Tag, Element>();
  const root: Element = { tag: { role: 'Sect' }, parent: undefined, kids: [], id: 0, box: undefined };
  /** By page, what each marked part of it belongs to. */
  const marked: Element[][] = [];
  const links: Annotation[] = [];
  /** What is being drawn: a part, decoration (null), or nothing yet. */
  let open: Element | null | undefined;
  let bookmark: ReturnType<jsPDF['outline']['add']> | null = null;
  let treeId = 0;

  const addBookmark = ({ role }: Tag, title: string, pageNumber: number) => {
    const added = pdf.outline.add(role === 'H3' ? bookmark : null, title, { pageNumber });
    if (role !== 'H3') bookmark = added;
  };
  /** Enters the parts of a path that are not known yet. */
  const enter = (path: readonly Tag[], page: number) => {
    let parent = root;
    for (const tag of path) {
      const known = elements.get(tag);
      const element = known ?? { tag, parent, kids: [], id: 0, box: undefined };
      parent = element;
      if (known !== undefined) continue;
      elements.set(tag, element);
      element.parent?.kids.push(element);
      if (tag.title !== undefined) addBookmark(tag, tag.title, page);
    }
  };
  for (const order of ['items', 'readsLast'] as const)
    pages.forEach((page, index) =>
      page[order]?.forEach(({ path = [] }) => {
        enter(path, index + 1);
      }),
    );
  const end = () => {
    if (open !== undefined) internals.write('EMC');
    open = undefined;
  };

  internals.events.subscribe('putPage', ({ pageNumber }) => {
    internals.write(`/StructParents ${pageNumber - 1} /Tabs /S`);
    const shown = links.filter(({ page }) => page === pageNumber);
    for (const link of shown) link.id = internals.newObjectDeferred();
    if (shown.length > 0) internals.write(`/Annots [${shown.map(({ id }) => `${id} 0 R`).join(' ')}]`);
  });
  internals.events.subscribe('postPutResources', () => {
    treeId = writeTree(internals, root, [...elements.values()], marked, links);
  });
  internals.events.subscribe('putCatalog', () => {
    internals.write(`/StructTreeRoot ${treeId} 0 R /MarkInfo <</Marked true>>`);
  });

  return {
    turn() {
      marked.push([]);
    },
    mark({ path = [] }, draw, box) {
      const leaf = path.at(-1);
      const element = (leaf && elements.get(leaf)) ?? null;
      if (open === undefined || element !== open) {
        end();
        open = element;
        if (element === null) internals.write('/Artifact BMC');
        else {
          const numbers = marked.at(-1) ?? [];
          internals.write(`/${element.tag.role} <</MCID ${numbers.length}>> BDC`);
          element.kids.push({ page: marked.length, number: numbers.length });
          numbers.push(element);
        }
      }
      if (element && box) element.box = box;
      draw();
    },
    link(url, box) {
      const link = { page: marked.length, number: marked.length, id: 0, url, box };
      links.push(link);
      const holder = open?.parent ?? open ?? root;
      holder.kids.push(link);
    },
    close: end,
  };
}

/** @returns the number of the tree's object */
function writeTree(
  { write, newObject, newObjectDeferred, newObjectDeferredBegin, getPageInfo }: Internals,
  root: Element,
  elements: Element[],
  marked: Element[][],
  links: Annotation[],
): number {
  const treeId = newObjectDeferred();
  for (const element of [root, ...elements]) element.id = newObjectDeferred();
  const page = (number: number) => `${getPageInfo(number).objId} 0 R`;
  const kid = (part: Element['kids'][number], home: number | undefined) => {
    if ('kids' in part) return `${part.id} 0 R`;
    if ('url' in part) return `<</Type /OBJR /Obj ${part.id} 0 R /Pg ${page(part.page)}>>`;
    return part.page === home ? part.number : `<</Type /MCR /Pg ${page(part.page)} /MCID ${part.number}>>`;
  };
  const begin = (id: number) => {
    newObjectDeferredBegin(id, true);
  };
  for (const element of [root, ...elements]) {
    const { tag, parent, kids, box } = element;
    const home = kids.find((part) => 'number' in part)?.page;
    begin(element.id);
    write(
      `<</S /${element === root ? 'Document' : tag.role} /P ${parent?.id ?? treeId} 0 R`,
      home === undefined ? '' : `/Pg ${page(home)}`,
      `/K [${kids.map((part) => kid(part, home)).join(' ')}]`,
      tag.alt === undefined ? '' : `/Alt ${pdfString(tag.alt)}`,
      tag.isNumbered === true ? '/A <</O /List /ListNumbering /Decimal>>' : '',
      box && tag.role === 'Figure' ? `/A <</O /Layout /BBox [${numbers(box)}]>>` : '',
      '>>\nendobj',
    );
  }
  const linkParents = new Map(
    elements.flatMap((element) =>
      element.kids.flatMap((part) => ('url' in part ? [[part, element] as const] : [])),
    ),
  );
  links.forEach((link, index) => {
    begin(link.id);
    write(
      `<</Type /Annot /Subtype /Link /Rect [${numbers(link.box)}] /Border [0 0 0] /F 4`,
      `/StructParent ${marked.length + index} /Contents ${pdfString(linkParents.get(link)?.tag.alt ?? link.url)}`,
      `/A <</S /URI /URI ${pdfString(link.url)}>>>>\nendobj`,
    );
  });
  const parents = newObject();
  write(
    '<</Nums [',
    ...marked.map((parts, index) => `${index} [${parts.map(({ id }) => `${id} 0 R`).join(' ')}]`),
    ...links.map((link, index) => `${marked.length + index} ${linkParents.get(link)?.id ?? root.id} 0 R`),
    ']>>\nendobj',
  );
  begin(treeId);
  write(
    `<</Type /StructTreeRoot /K [${root.id} 0 R] /ParentTree ${parents} 0 R`,
    `/ParentTreeNextKey ${marked.length + links.length}>>\nendobj`,
  );
  return treeId;
}

const numbers = (box: Rectangle) => box.map((side) => side.toFixed(2)).join(' ');

/** A text as PDF writes it: ASCII in brackets, else UTF-16. */
function pdfString(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}
