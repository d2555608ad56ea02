import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { z } from 'zod';

const API_PATHS = '/api/';
/** Where a function that Netlify calls by the clock is called by hand, as Netlify's own tools do it. */
const SCHEDULED_PATH = '/.netlify/functions/';

/** Every function answers below one of these, so that no other request has to load them in `npm run dev`. */
export const FUNCTION_PATHS = [API_PATHS, SCHEDULED_PATH, '/menu-logo/', '/menu-look/'];

/** What a file of functions exports. */
export type FunctionHandler = (request: Request, context: Partial<Context>) => Promise<Response>;

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** What the local servers know of a function's `config`; a function that uses more is refused. */
const configSchema = z
  .strictObject({
    path: oneOrMore.optional(),
    /** Netlify calls such a function by the clock, the local servers never do. */
    schedule: z.string().optional(),
    method: oneOrMore.default([]),
    preferStatic: z.boolean().default(false),
    // How Netlify packs and names what @astrojs/netlify has built.
    includedFiles: z.array(z.string()).optional(),
    name: z.string().optional(),
    nodeBundler: z.string().optional(),
    generator: z.string().optional(),
  })
  .refine(({ path, schedule }) => (path === undefined) !== (schedule === undefined), {
    message: 'needs a path or a schedule',
  });

const moduleSchema = z.object({
  default: z.custom<FunctionHandler>((value) => typeof value === 'function', 'must be a function'),
  config: configSchema,
});

interface FunctionMatch {
  /** Whether a file at the same path goes first. */
  prefersStatic: boolean;
  run(request: Request, ip: string): Promise<Response>;
}

export interface FunctionHost {
  /**
   * The function that declares a path and method, if one does; earlier ones go first.
   * @throws Error for a path of the API that none takes, while one of them cannot be loaded.
   */
  find(pathname: string, method: string): Promise<FunctionMatch | undefined>;
}

interface SiteFunction {
  routes: URLPattern[];
  methods: string[];
  prefersStatic: boolean;
  handler: FunctionHandler;
}

/**
 * Runs functions in this process, each at the path and method of its `config`, and reads them once. They keep what
 * Netlify gives them of a request: streaming, the caller going away, parameters.
 * @param folders hold `name.mts` or `name/name.mjs`; those of an earlier folder go first, as with Netlify the site's own
 *   functions go before generated ones
 */
export function hostFunctions(...folders: string[]): FunctionHost {
  let functions: Promise<(SiteFunction | Error)[]> | undefined;
  const read = async () => {
    const files = (await Promise.all(folders.map(functionFiles))).flat();
    return Promise.all(files.map((file) => readFunction(file, importFile)));
  };
  return { find: async (pathname, method) => findIn(await (functions ??= read()), pathname, method) };
}

/**
 * Runs the functions of a folder as they stand at each request. They are first loaded when a path of theirs is requested.
 * @param load imports a function's file, the same module until its code changes
 */
export function followFunctions(folder: string, load: (file: string) => Promise<unknown>): FunctionHost {
  return {
    async find(pathname, method) {
      if (!FUNCTION_PATHS.some((path) => pathname.startsWith(path))) return undefined;

      const files = await functionFiles(folder);
      return findIn(await Promise.all(files.map((file) => readFunction(file, load))), pathname, method);
    },
  };
}

async function functionFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return [join(folder, entry.name, `${entry.name}.mjs`)];
    return entry.name.endsWith('.mts') ? [join(folder, entry.name)] : [];
  });
}

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

const described = new WeakMap<object, SiteFunction>();

/** The function of a file, or why there is none. */
async function readFunction(file: string, load: (file: string) => Promise<unknown>) {
  try {
    const module = (await load(file)) as object;
    const found = described.get(module) ?? describe(module, basename(file, extname(file)));
    described.set(module, found);
    return found;
  } catch (cause) {
    return new Error(`The function ${basename(file)} cannot be loaded.`, { cause });
  }
}

function describe(module: unknown, name: string): SiteFunction {
  const { default: handler, config } = moduleSchema.parse(module);
  return {
    routes: (config.path ?? [SCHEDULED_PATH + name]).map((pathname) => new URLPattern({ pathname })),
    methods: config.method,
    prefersStatic: config.preferStatic,
    handler,
  };
}

function findIn(
  functions: (SiteFunction | Error)[],
  pathname: string,
  method: string,
): FunctionMatch | undefined {
  const asked = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  for (const found of functions) {
    if (found instanceof Error || !(found.methods.length === 0 || found.methods.includes(method))) continue;
    for (const route of found.routes) {
      const params = route.exec({ pathname: asked })?.pathname.groups as Record<string, string> | undefined;
      if (!params) continue;
      return {
        prefersStatic: found.prefersStatic,
        run: (request, ip) => found.handler(request, { params, ip, requestId: randomUUID() }),
      };
    }
  }
  // A broken function may be the one that is asked for, but it breaks no page.
  const failure = functions.find((found) => found instanceof Error);
  if (failure && pathname.startsWith(API_PATHS)) throw failure;
  return undefined;
}
