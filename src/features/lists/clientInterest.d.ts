import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interest'?: boolean;
  }
}
