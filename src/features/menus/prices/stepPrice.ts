/** Goes from the field of a price to the one above or below it, in the same price list; the ends stay where they are. */
export function stepPrice(field: HTMLInputElement, step: -1 | 1): void {
  const { price = '' } = field.dataset;
  const column = [...document.querySelectorAll<HTMLInputElement>(`input[data-price="${price}"]`)];
  const next = column[column.indexOf(field) + step];
  next?.focus();
  next?.select();
}
