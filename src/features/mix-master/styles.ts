import { BUTTON } from '../../ui/styles.ts';

/** Classes that the parts of Mix Master share. */
export const STYLE = {
  button: `${BUTTON.action} px-4`,
  section: 'text-section',
  label: 'text-note font-semibold tracking-[0.09em] text-brass uppercase',
  select:
    'min-h-11 w-full cursor-pointer appearance-none truncate rounded-corner border border-control bg-ground pr-9 pl-3 text-small text-ink',
} as const;
