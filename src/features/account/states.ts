/** Shows one of the `[data-state]` parts of a page that is for one reader alone, and hides the others. */
export function showState(root: HTMLElement, state: string): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-state]')) {
    part.hidden = part.dataset['state'] !== state;
  }
}
