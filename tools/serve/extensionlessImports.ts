import { registerHooks, type ResolveHookContext } from 'node:module';

const RELATIVE_WITHOUT_EXTENSION = /^\.{1,2}\/(?:.*\/)?[^./]+$/;

/**
 * Lets Node import the sources of the functions as they are. They leave out `.ts`, as Netlify's
 * bundler and Vite allow; Node removes the types by itself but guesses no endings.
 */
export function allowExtensionlessImports(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(isOwnImport(specifier, context) ? `${specifier}.ts` : specifier, context),
  });
}

function isOwnImport(specifier: string, { parentURL }: ResolveHookContext): boolean {
  return RELATIVE_WITHOUT_EXTENSION.test(specifier) && !parentURL?.includes('/node_modules/');
}
