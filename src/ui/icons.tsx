import type { ReactNode } from 'react';

interface Props {
  className?: string;
}

/** One of Lucide's icons as islands need it; `@lucide/astro` serves the pages. */
function icon(size: number, shape: ReactNode) {
  return function Icon({ className = 'shrink-0' }: Props) {
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
export const SlidersIcon = icon(
  18,
  <path d="M4 6h9M19 6h1M4 12h2M12 12h8M4 18h9M19 18h1M16 4v4M9 10v4M16 16v4" />,
);
export const ChevronIcon = icon(16, <path d="m6 9 6 6 6-6" />);
export const CloseIcon = icon(14, <path d="M18 6 6 18M6 6l12 12" />);
export const PlusIcon = icon(20, <path d="M5 12h14M12 5v14" />);
export const PencilIcon = icon(
  17,
  <path d="M21.17 6.81a1 1 0 0 0-3.98-3.98L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.35-1.32a2 2 0 0 0 .83-.5zM15 5l4 4" />,
);
export const CheckIcon = icon(15, <path d="M20 6 9 17l-5-5" />);
export const LinkIcon = icon(
  16,
  <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />,
);
export const GripIcon = icon(
  18,
  <>
    <circle cx="9" cy="5" r="1" />
    <circle cx="9" cy="12" r="1" />
    <circle cx="9" cy="19" r="1" />
    <circle cx="15" cy="5" r="1" />
    <circle cx="15" cy="12" r="1" />
    <circle cx="15" cy="19" r="1" />
  </>,
);
export const UpIcon = icon(17, <path d="m5 12 7-7 7 7M12 19V5" />);
export const DownIcon = icon(17, <path d="M12 5v14M19 12l-7 7-7-7" />);
export const UndoIcon = icon(
  18,
  <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11" />,
);
export const RedoIcon = icon(
  18,
  <path d="m15 14 5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13" />,
);
