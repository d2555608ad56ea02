/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are numbered from 1 on. */
const SECTIONS = {
  V1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  V2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  V5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V9: { 1: 3, 2: 4 },
  V10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  V11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  V12: { 1: 3, 2: 2, 3: 4 },
  V13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  V14: { 1: 2, 2: 4, 3: 3 },
  V15: { 1: 3, 2: 3, 3: 7 },
  V16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  V17: { 1: 1, 2: 4, 3: 2 },
};

/** The ids of all those requirements, in their order: 'V1.1.1' … 'V17.3.2'. */
export const ASVS_IDS: readonly string[] = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  ),
);
