import { labelsIn, type Plan, type State } from './plan.ts';

/** What the check of the pictures says. */
export interface Verdict {
  /** One line per fault. */
  faults: string[];
  /** What is still to be rendered, which is no fault. */
  missing: string[];
}

/** Judges the finished pictures: none stale, none lost, none too many. */
export function judge(plan: Plan): Verdict {
  const labels = (state: State) => labelsIn(plan, state);
  return {
    faults: [
      ...labels('stale').map((label) => `${label}: the picture shows what the recipe no longer says`),
      ...plan.gone.map((id) => `${id}: the picture is of no recipe or scene`),
      ...plan.strays.map((file) => `${file}: no entry of data/pictures.json names this file`),
      ...plan.lost.map((file) => `${file}: data/pictures.json promises this file, which is not there`),
    ],
    missing: labels('missing'),
  };
}
