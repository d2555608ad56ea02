/** What is used where `OPENAI_MODEL` names no other: it answers at once when it is told not to reason. */
export const BUILT_IN_MODEL = { name: 'gpt-5.4-mini', effort: 'none' } as const;
