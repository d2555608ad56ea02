/* What the walk measures. Each function runs in the page and knows nothing outside itself. */

export function getText(element: HTMLElement): string {
  return element.innerText;
}

/** Where an element stands in the window, in whole pixels. */
export function place(element: HTMLElement): { left: number; top: number; right: number; bottom: number } {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  };
}

/** The left edges of elements in whole pixels. */
export function leftEdges(element: HTMLElement, selector: string): number[] {
  return [...element.querySelectorAll(selector)].map((part) => Math.round(part.getBoundingClientRect().left));
}

/** Pixels of the page that one sees by scrolling sideways alone. */
export function hiddenSideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
}

/** The visible controls and texts that stand beyond the sides of an element. */
export function outside(element: HTMLElement): string[] {
  const { left, right } = element.getBoundingClientRect();
  return [...element.querySelectorAll<HTMLElement>('button, textarea, p, h2, label, li')]
    .filter((part) => part.checkVisibility() && part.closest('.sr-only') === null)
    .filter((part) => {
      const place = part.getBoundingClientRect();
      return place.left < left - 1 || place.right > right + 1;
    })
    .map((part) => `${part.localName} ${part.textContent.trim().slice(0, 40)}`);
}

/** The names and contents of drinks that reach under the heart of their line. */
export function rowsUnderHearts(list: HTMLElement): string[] {
  return [...list.querySelectorAll('[data-card]')].flatMap((card) => {
    const heart = card.querySelector('[data-favorite]');
    const parts = [...card.querySelectorAll('.card-name, .card-contents')];
    const isUnder = (part: Element) =>
      heart !== null && part.getBoundingClientRect().right > heart.getBoundingClientRect().left;
    return parts.filter(isUnder).map(({ textContent }) => textContent.trim());
  });
}

/** Words of fewer than 15 letters that the browser has hyphenated, or broken, in headings and names. */
export function hyphenatedWords(element: HTMLElement): string[] {
  const range = document.createRange();
  const names = [...element.querySelectorAll<HTMLElement>('h1, h2, h3, h4, [class*=hyphens-auto]')];
  return names.flatMap((name) => {
    if (!name.checkVisibility({ contentVisibilityAuto: true }) || name.closest('.sr-only')) return [];
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1 && word.length < 15) broken.push(word);
      }
    }
    return broken;
  });
}

/** Words of up to twelve letters that stand on two lines where no word is hyphenated. */
export function brokenWords(element: HTMLElement): string[] {
  // One that no policy forbids.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { hyphens: manual !important }');
  document.adoptedStyleSheets = [sheet];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (
      !parentElement?.checkVisibility({ contentVisibilityAuto: true }) ||
      parentElement.closest('.sr-only, option')
    )
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 && word.length <= 12) broken.push(word);
    }
  }
  document.adoptedStyleSheets = [];
  return broken;
}
