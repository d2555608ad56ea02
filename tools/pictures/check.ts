import type { Plan } from './plan.ts';

/** What the check of the pictures says. */
export interface Verdict {
  /** One line per fault. */
  faults: string[];
  /** What is still to be rendered, which is no fault. */
  missing: string[];
  /** How many are to be rendered anew and pass meanwhile. */
  dated: number;
}

/** Judges the finished pictures: none stale, none lost, none too many. */
export function judge({ drinks, heroes, gone, strays, lost }: Plan): Verdict {
  const all = [
    ...drinks.map(({ id, name, state }) => ({ label: `${id} ${name}`, state })),
    ...heroStates(heroes),
  ];
  const labels = (state: string) => all.filter((one) => one.state === state).map(({ label }) => label);
  return {
    faults: [
      ...labels('stale').map((label) => `${label}: the picture shows what the recipe no longer says`),
      ...gone.map((id) => `${id}: the picture is of no recipe or scene`),
      ...strays.map((file) => `${file}: no entry of data/pictures.json names this file`),
      ...lost.map((file) => `${file}: data/pictures.json promises this file, which is not there`),
    ],
    missing: labels('missing'),
    dated: labels('dated').length,
  };
}

function heroStates(heroes: Plan['heroes']) {
  return heroes.map(({ name, state }) => ({ label: name, state }));
}
