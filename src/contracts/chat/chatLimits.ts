/** Limits of a conversation; apart from the schema, since pages need them too. */
export const CHAT_LIMITS = { messages: 20, letters: 2000 } as const;

/** What the last `data:` line of a whole answer says; here for the same reason. */
export const CHAT_END = '[DONE]';
