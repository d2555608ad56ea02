/** Classes that the parts of Mix Master share. */
export const STYLE = {
  button:
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-corner border border-control px-4 text-small font-medium hover:border-ink',
  primary:
    'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-corner bg-brass px-6 font-medium text-on-brass',
  chip: 'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line px-4 text-small hover:border-ink aria-pressed:border-brass aria-pressed:text-brass',
  section: 'text-section',
  label: 'text-note font-semibold tracking-[0.09em] text-brass uppercase',
  select:
    'min-h-11 w-full cursor-pointer appearance-none truncate rounded-corner border border-control bg-ground pr-9 pl-3 text-small text-ink',
} as const;
