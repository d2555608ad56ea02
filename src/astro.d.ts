/** Lets TypeScript alone, which knows no Astro, read tests that render a component. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export { component as default };
}
