import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { z } from 'zod';

const redirectRuleSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.string().startsWith('/'),
  /** Moves of pages are functions: Netlify gives the answers of a rule no headers of ours. */
  status: z.literal([200, 404]),
  query: z.record(z.string(), z.string()).default({}),
});
export type RedirectRule = z.infer<typeof redirectRuleSchema>;

const headerRuleSchema = z.strictObject({
  for: z.string().startsWith('/'),
  values: z.record(z.string(), z.string()),
});
export type HeaderRule = z.infer<typeof headerRuleSchema>;

const netlifyConfigSchema = z.object({
  build: z.object({ publish: z.string() }),
  functions: z.object({ directory: z.string() }),
  redirects: z.array(redirectRuleSchema).default([]),
  headers: z.array(headerRuleSchema).default([]),
});
export type NetlifyConfig = z.infer<typeof netlifyConfigSchema>;

/**
 * Reads the part of netlify.toml that the local servers follow. A rule that uses more of Netlify
 * than they know is refused rather than left out.
 */
export function readNetlifyConfig(file: string): NetlifyConfig {
  return netlifyConfigSchema.parse(parse(readFileSync(file, 'utf8')));
}
