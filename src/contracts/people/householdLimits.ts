/** What a household may hold; the functions of the database check the same. */
export const HOUSEHOLD_LIMITS = {
  members: 8,
  /** Open invitations at once. */
  invitations: 8,
  /** Days after which an invitation is over. */
  days: 7,
} as const;

/** The secret in the link of an invitation, which stands behind the `#` of the account page. */
export const INVITATION_PATTERN = /^[A-Za-z0-9_-]{22}$/;
export const INVITATION_HASH = '#household=';
