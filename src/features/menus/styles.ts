/** Classes that the parts of the Menu Builder share. */
export const STYLE = {
  button:
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-corner border border-control px-4 text-small font-medium hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-faint',
  primary:
    'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-corner bg-brass px-6 font-medium text-on-brass aria-disabled:cursor-default aria-disabled:bg-line aria-disabled:text-soft',
  icon: 'grid size-11 shrink-0 cursor-pointer place-items-center rounded-corner text-soft hover:text-ink aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:opacity-50',
  link: 'inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-brass hover:underline',
  chip: 'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-pill border border-line px-4 text-small hover:border-ink aria-pressed:border-brass aria-pressed:text-brass',
  field: 'min-h-12 w-full rounded-corner border border-control bg-raised px-4 text-ink hover:border-ink',
  small:
    'min-h-11 min-w-0 rounded-corner border border-control bg-transparent px-3 text-small text-ink hover:border-ink',
  /** An icon in a row of the table. */
  tool: 'grid h-8 w-6 shrink-0 cursor-pointer place-items-center rounded-corner text-soft hover:text-ink aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:opacity-50',
  /** A field in a row of the table. */
  cell: 'h-8 min-w-0 rounded-corner border border-control bg-transparent px-1.5 text-small text-ink hover:border-ink',
  /** A button beside fields of the table. */
  action:
    'inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-corner border border-control px-3 text-small hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-faint',
  tick: 'size-5 shrink-0 cursor-pointer accent-brass indeterminate:border-6 indeterminate:border-brass',
  label: 'text-small font-medium',
  section: 'text-section',
  notice: 'border-l-3 border-brass py-1 pl-4 text-small',
} as const;
