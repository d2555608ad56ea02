/**
 * A cookie beside the session that scripts may read: somebody may be signed in, so that asking who is worth a call.
 * It opens nothing; the session itself stays out of the reach of scripts.
 */
export const SIGNED_IN_HINT = { name: 'mixmaster-signed-in', value: '1' } as const;

/** What tells the hint among the cookies of a page; over https its name begins with `__Host-`. */
export const SIGNED_IN_PATTERN = `(^|; )(__Host-)?${SIGNED_IN_HINT.name}=${SIGNED_IN_HINT.value}(;|$)`;
