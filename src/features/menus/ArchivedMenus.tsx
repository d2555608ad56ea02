import { useState, type ReactNode } from 'react';
import type { Menu } from '../../contracts/menus/menu.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { Say } from './menuMessages.ts';

interface Props {
  say: Say;
  menus: readonly Menu[];
  /** Whether these are what a search found, which is shown without a press. */
  isFound: boolean;
  card: (menu: Menu) => ReactNode;
}

/** The menus that are put away, in a group that is closed. */
export function ArchivedMenus({ say, menus, isFound, card }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (menus.length === 0) return null;
  return (
    <details
      data-archive
      open={isOpen || isFound}
      className="group mt-10 border-t border-line"
      onToggle={({ currentTarget }) => {
        if (!isFound) setIsOpen(currentTarget.open);
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{say('menus.archive.group', { number: menus.length })}</span>
        <ChevronIcon className="shrink-0 group-open:rotate-180" />
      </summary>
      <p className="mb-5 text-small text-soft">{say('menus.archive.note')}</p>
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {menus.map((menu) => (
          <li key={menu.id}>{card(menu)}</li>
        ))}
      </ul>
    </details>
  );
}
