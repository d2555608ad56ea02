/** The recipe as it is shown, as plain text: name, amounts in the chosen unit and number, steps, address. */
export function recipeText(article: HTMLElement): string {
  const lines = (selector: string) =>
    [...article.querySelectorAll<HTMLElement>(`${selector} > li:not([hidden])`)].map((line) =>
      [...line.querySelectorAll<HTMLElement>(':scope > span')].map((column) =>
        column.innerText.replace(/\s+/g, ' ').trim(),
      ),
    );
  const name = article.querySelector('h1')?.innerText ?? '';
  const note = article.querySelector<HTMLElement>('[data-servings-note]')?.textContent ?? '';
  const ingredients = lines('[data-ingredients]').map((columns) => columns.join(' '));
  const steps = lines('[data-steps]').map((columns) => columns.join('. '));
  return [
    [name, note].filter(Boolean).join('\n'),
    ingredients.join('\n'),
    steps.join('\n'),
    location.href,
  ].join('\n\n');
}
