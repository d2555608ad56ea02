import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { z } from 'zod';

const API_PATHS = '/api/';

type FunctionHandler = (request: Request, context: Partial<Context>) => Promise<Response>;

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** Where a function that Netlify calls by the clock is called by hand, as Netlify's own tools do it. */
const SCHEDULED_PATH = '/.netlify/functions/';

/** What the local servers know of a function's `config`; a function that uses more is refused. */
const configSchema = z
  .strictObject({
    path: oneOrMore.optional(),
    /** Netlify calls such a function by the clock, the local servers never do. */
    schedule: z.string().optional(),
    method: oneOrMore.default([]),
    preferStatic: z.boolean().default(false),
  })
  .refine(({ path, schedule }) => (path === undefined) !== (schedule === undefined), {
    message: 'needs a path or a schedule',
  });
type FunctionConfig = z.infer<typeof configSchema>;

const moduleSchema = z.object({
  default: z.custom<FunctionHandler>((value) => typeof value === 'function', 'must be a function'),
  config: configSchema,
});

export interface FunctionMatch {
  /** Whether a file at the same path goes first. */
  prefersStatic: boolean;
  run(request: Request, ip: string): Promise<Response>;
}

export interface FunctionHost {
  /**
   * The function that declares a path and method, if one does.
   * @throws Error for a path of the API that none takes, while one of them cannot be loaded.
   */
  find(pathname: string, method: string): Promise<FunctionMatch | undefined>;
}

/**
 * Runs the functions of a folder in this process, each at the path and method of its `config`.
 * They keep what Netlify gives them of a request: streaming, the caller going away, parameters.
 * @param load imports a function's file; asked at each request, so that it may serve newer code. Without it each is
 *   imported once.
 */
export function hostFunctions(
  folder: string,
  load: (file: string) => Promise<unknown> = importOnce(),
): FunctionHost {
  async function loadFunction(name: string) {
    try {
      return moduleSchema.parse(await load(join(folder, name)));
    } catch (cause) {
      throw new Error(`The function ${name} cannot be loaded.`, { cause });
    }
  }

  return {
    async find(pathname, method) {
      const failures: unknown[] = [];
      for (const name of (await readdir(folder)).filter((file) => file.endsWith('.mts'))) {
        try {
          const { default: handler, config } = await loadFunction(name);
          const params = matchRoute(config, name, pathname, method);
          if (!params) continue;
          return {
            prefersStatic: config.preferStatic,
            run: (request, ip) => handler(request, { params, ip, requestId: randomUUID() }),
          };
        } catch (error) {
          failures.push(error);
        }
      }
      // A broken function may be the one that is asked for, but it breaks no page.
      if (failures.length > 0 && pathname.startsWith(API_PATHS)) throw failures[0];
      return undefined;
    },
  };
}

function importOnce(): (file: string) => Promise<unknown> {
  const modules = new Map<string, Promise<unknown>>();
  return (file) => {
    const module = modules.get(file) ?? import(pathToFileURL(file).href);
    modules.set(file, module);
    return module;
  };
}

function matchRoute(
  { path, method: methods }: FunctionConfig,
  name: string,
  pathname: string,
  method: string,
): Record<string, string> | undefined {
  if (methods.length > 0 && !methods.includes(method)) return undefined;

  const asked = pathname.replace(/(.)\/+$/, '$1');
  for (const pattern of path ?? [`${SCHEDULED_PATH}${name.replace(/\.mts$/, '')}`]) {
    const groups = patternOf(pattern).exec({ pathname: asked })?.pathname.groups;
    if (groups) return groups as Record<string, string>;
  }
  return undefined;
}

/** Each request is compared with the pattern of every function: reading them anew would take longer than most answers. */
const patterns = new Map<string, URLPattern>();

function patternOf(pathname: string): URLPattern {
  const pattern = patterns.get(pathname) ?? new URLPattern({ pathname });
  patterns.set(pathname, pattern);
  return pattern;
}
