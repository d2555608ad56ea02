/** How many people may serve at a bar; the functions of the database check the same. */
export const BAR_STAFF_LIMITS = {
  people: 12,
  /** Open invitations at once. */
  invitations: 12,
} as const;

/** What somebody may do at a bar: serve; or change and publish the menus on its page, too. */
export const BAR_ROLES = ['service', 'editor'] as const;
export type BarRole = (typeof BAR_ROLES)[number];

/** What stands before the secret in the link of an invitation, behind the `#` of the service page. */
export const BAR_INVITATION_HASH = '#bar=';
