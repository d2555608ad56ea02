import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { z } from 'zod';

const API_PATHS = '/api/';

type FunctionHandler = (request: Request, context: Partial<Context>) => Promise<Response>;

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** What the local servers know of a function's `config`; a function that uses more is refused. */
const configSchema = z.strictObject({
  path: oneOrMore,
  method: oneOrMore.default([]),
  preferStatic: z.boolean().default(false),
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
 * @param load imports a function's file; asked at each request, so that it may serve newer code.
 */
export function hostFunctions(folder: string, load: (file: string) => Promise<unknown>): FunctionHost {
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
          const params = matchRoute(config, pathname, method);
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

function matchRoute(
  { path, method: methods }: FunctionConfig,
  pathname: string,
  method: string,
): Record<string, string> | undefined {
  if (methods.length > 0 && !methods.includes(method)) return undefined;

  const asked = pathname.replace(/(.)\/+$/, '$1');
  for (const pattern of path) {
    const groups = new URLPattern({ pathname: pattern }).exec({ pathname: asked })?.pathname.groups;
    if (groups) return groups as Record<string, string>;
  }
  return undefined;
}
