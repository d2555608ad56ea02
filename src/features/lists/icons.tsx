import type { ReactNode } from 'react';

interface Props {
  className?: string;
}

/** Lucide's icons as the islands of lists need them; `@lucide/astro` serves the pages. */
function icon(size: number, shape: ReactNode) {
  return function Icon({ className }: Props) {
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
        className={className}
      >
        {shape}
      </svg>
    );
  };
}

export const SearchIcon = icon(
  18,
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
);
export const ChevronIcon = icon(16, <path d="m6 9 6 6 6-6" />);
export const CloseIcon = icon(14, <path d="M18 6 6 18M6 6l12 12" />);
