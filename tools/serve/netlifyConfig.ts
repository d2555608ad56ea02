import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

/** Where a build leaves what Netlify is to have besides the published files (Netlify's Frameworks API). */
const FRAMEWORK_FOLDER = '.netlify/v1';

const headerRulesSchema = z
  .array(z.strictObject({ for: z.string().startsWith('/'), values: z.record(z.string(), z.string()) }))
  .default([]);

const netlifyTomlSchema = z.object({
  build: z.object({ publish: z.string() }),
  functions: z.object({ directory: z.string() }),
  /** The function of the pages is asked before any rule. */
  redirects: z.tuple([]).default([]),
  headers: headerRulesSchema,
});

const frameworkSchema = z.strictObject({
  headers: headerRulesSchema,
  images: z.object({ remote_images: z.tuple([]) }),
});

export type HeaderRule = z.infer<typeof headerRulesSchema>[number];

interface NetlifyConfig {
  /** The folder of the published files. */
  publishFolder: string;
  /** The folders of functions, in the order in which Netlify asks them. */
  functionFolders: string[];
  headers: HeaderRule[];
}

/**
 * Reads what Netlify is told of a project that was built: `netlify.toml`, and what the build left in `.netlify/v1`. A
 * rule that uses more of Netlify than the local servers know is refused rather than left out.
 */
export function readNetlifyConfig(tomlFile: string): NetlifyConfig {
  const project = dirname(tomlFile);
  const { build, functions, headers } = netlifyTomlSchema.parse(parse(readFileSync(tomlFile, 'utf8')));
  const framework = join(project, FRAMEWORK_FOLDER);
  const file = join(framework, 'config.json');
  // While a build is at work, the folder is there and the file is not yet.
  const built = existsSync(file) ? frameworkSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  return {
    publishFolder: join(project, build.publish),
    functionFolders: [
      join(project, functions.directory),
      ...(built === undefined ? [] : [join(framework, 'functions')]),
    ],
    headers: [...headers, ...(built?.headers ?? [])],
  };
}
