import { oneOf, stored } from '../../lib/stored.ts';

const theme = stored('theme', oneOf(['light', 'dark']));

/** Makes the theme switches turn day into night and back, and store the choice where the browser lets them. */
export function switchThemes(): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.addEventListener('click', () => {
      const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
      const next = (root.dataset['theme'] ?? system) === 'light' ? 'dark' : 'light';
      root.dataset['theme'] = next;
      theme.set(next);
    });
  }
}
