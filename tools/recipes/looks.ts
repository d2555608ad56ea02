/*
 * What is looked at in a recipe; each function runs in the page by itself.
 */

/** How far the ingredients and the steps reach down the page, in pixels. */
export function recipeBottom(): number {
  const ends = document.querySelectorAll('[data-ingredients] > li:not([hidden]), [data-steps] > li');
  return Math.max(...[...ends].map((end) => end.getBoundingClientRect().bottom + scrollY));
}

/**
 * What of a recipe is not read whole: words that break in two lines without a hyphen, texts that run out of their
 * place or out of the window, and texts that are cut with an ellipsis.
 */
export function textFaults(): string[] {
  const faults: string[] = [];
  const article = document.querySelector('[data-recipe]') ?? document.body;
  const looked = new Set<Element>();
  // What is folded away is laid out when it is opened.
  for (const folded of article.querySelectorAll('details')) folded.open = true;
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const holder = node.parentElement;
    if (!holder?.checkVisibility() || holder.closest('.sr-only, select, button')) continue;
    const place = holder.closest('dd, dt, li, p, h1, h2, figcaption') ?? holder;
    const { left, right } = place.getBoundingClientRect();
    const whole = document.createRange();
    whole.selectNodeContents(node);
    const lines = whole.getClientRects();
    const isOnOneLine =
      lines.length === 1 && [...lines].every((line) => line.left >= left && line.right <= right);
    // What stands on one line inside of its place breaks nowhere; Japanese and Chinese may break between any two signs.
    const words = text.matchAll(/(?:[^\s\u2013/-](?<!\p{scx=Han}|\p{scx=Kana}))+[\u2013/-]?/gu);
    for (const word of isOnOneLine ? [] : words) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.length > 1) faults.push(`broken: ${word[0]}`);
      if (boxes.some((box) => box.left < left - 1 || box.right > right + 1)) faults.push(`out: ${word[0]}`);
    }
    for (
      let box: Element | null = holder;
      box && box !== article && !looked.has(box);
      box = box.parentElement
    ) {
      looked.add(box);
      const { textOverflow, overflowX } = getComputedStyle(box);
      const isCut = overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1;
      if (isCut) faults.push(`${textOverflow === 'ellipsis' ? 'ellipsis' : 'cut'}: ${text.trim()}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window');
  return [...new Set(faults)];
}
