/** Limits of a conversation; apart from the schema, since pages need them too. */
export const CHAT_LIMITS = { messages: 20, letters: 2000 } as const;
