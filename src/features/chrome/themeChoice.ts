import { $theme } from '../../stores/preferences.ts';

/** Makes the theme switches turn day into night and back, in all tabs, and store the choice where the browser lets them. */
export function switchThemes(): void {
  const root = document.documentElement;
  $theme.listen((theme) => {
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  });
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.addEventListener('click', () => {
      const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
      $theme.set(($theme.get() ?? system) === 'light' ? 'dark' : 'light');
    });
  }
}
