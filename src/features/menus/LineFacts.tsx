import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Say } from './menuMessages.ts';

interface Props {
  say: Say;
  /** Of the line. */
  name: string;
  /** What is stated of the line. */
  stated: string;
  /** The same in a row of the table, where a column head says what it is about. */
  short: string;
  /** Whether it stands in a row of the table. */
  isTable: boolean;
  children: ReactNode;
}

/** What is in a line, folded; in the table it lies over other rows, and closes as a menu does. */
export function LineFacts({ say, name, stated, short, isTable, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // A menu has up to two hundred lines, and each has a box for every allergen.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = isTable ? details.current : null;
    if (element === null) return undefined;
    const closeByKey = ({ key, target }: KeyboardEvent) => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key !== 'Escape' || !element.open || isInDialog) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) element.open = false;
    };
    element.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      element.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isTable]);
  return (
    <details
      ref={details}
      name={isTable ? 'line-facts' : undefined}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
      className={`w-full min-w-0 text-small ${isTable ? 'relative' : ''}`}
    >
      <summary
        aria-label={isTable ? say('menus.table.allergens.of', { name, names: short }) : undefined}
        title={isTable && stated !== short ? stated : undefined}
        data-allergens
        className={`cursor-pointer text-soft hover:text-ink ${isTable ? 'min-h-7 py-0.5 text-note leading-tight' : 'min-h-11 w-fit py-3'}`}
      >
        {isTable ? short : stated}
      </summary>
      <div
        className={`rounded-corner border border-line p-4 ${isTable ? 'absolute top-0 right-full z-3 mr-1 w-110 max-w-[60vw] bg-ground' : ''}`}
      >
        {isOpen && children}
      </div>
    </details>
  );
}
