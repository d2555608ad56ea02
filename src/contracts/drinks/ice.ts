import { z } from 'zod';

/** The ice in the glass as it is served. */
export const iceSchema = z.enum(['none', 'cubes', 'large-cube', 'sphere', 'crushed', 'cracked', 'block']);
export type Ice = z.infer<typeof iceSchema>;
