import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, Context } from '@netlify/functions';

type FunctionHandler = (request: Request, context: Partial<Context>) => Promise<Response>;

interface FunctionModule {
  default: FunctionHandler;
  config: Config;
}

export interface FunctionMatch {
  /** Whether a file at the same path goes first. */
  prefersStatic: boolean;
  run(request: Request, ip: string): Promise<Response>;
}

export interface FunctionHost {
  /** The function that declares a path and method, if one does. */
  find(pathname: string, method: string): Promise<FunctionMatch | undefined>;
}

/**
 * Runs the functions of a folder in this process, each at the path and method of its `config`.
 * They keep what Netlify gives them of a request: streaming, the caller going away, parameters.
 * @param load imports a function's file; asked at each request, so that it may serve newer code.
 */
export function hostFunctions(folder: string, load: (file: string) => Promise<unknown>): FunctionHost {
  return {
    async find(pathname, method) {
      for (const file of (await readdir(folder)).filter((name) => name.endsWith('.mts'))) {
        const { default: handler, config } = (await load(join(folder, file))) as FunctionModule;
        const params = matchRoute(config, pathname, method);
        if (!params) continue;
        return {
          prefersStatic: 'preferStatic' in config && config.preferStatic === true,
          run: (request, ip) => handler(request, { params, ip, requestId: randomUUID() }),
        };
      }
      return undefined;
    },
  };
}

function matchRoute(config: Config, pathname: string, method: string): Record<string, string> | undefined {
  const methods: string[] = [config.method ?? []].flat();
  if (methods.length > 0 && !methods.includes(method)) return undefined;

  const path = pathname.replace(/(.)\/+$/, '$1');
  for (const pattern of [config.path ?? []].flat()) {
    const groups = new URLPattern({ pathname: pattern }).exec({ pathname: path })?.pathname.groups;
    if (groups) return groups as Record<string, string>;
  }
  return undefined;
}
