/** How many people may serve at a bar; the functions of the database check the same. */
export const BAR_STAFF_LIMITS = {
  people: 12,
  /** Open invitations at once. */
  invitations: 12,
} as const;

/** What stands before the secret in the link of an invitation, behind the `#` of the service page. */
export const BAR_INVITATION_HASH = '#bar=';
