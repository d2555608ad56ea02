import type { ReactNode } from 'react';

/** Lucide's icons as the island needs them; `@lucide/astro` serves the pages. */
function icon(size: number, shape: ReactNode) {
  return function Icon() {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="shrink-0"
      >
        {shape}
      </svg>
    );
  };
}

export const PlusIcon = icon(20, <path d="M5 12h14M12 5v14" />);
export const CloseIcon = icon(14, <path d="M18 6 6 18M6 6l12 12" />);
export const CheckIcon = icon(15, <path d="M20 6 9 17l-5-5" />);
export const LinkIcon = icon(
  16,
  <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />,
);
