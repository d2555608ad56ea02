/** The one policy by which scripts of the site make HTML or the address of a script of a text (Trusted Types). */
export const TRUSTED_TYPES_POLICY = 'mixmaster';
