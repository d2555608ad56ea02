/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Tests may render an Astro component; the site's own configuration, with its fonts and pages, is none of theirs.
export default getViteConfig(
  {
    test: {
      environment: 'node',
      allowOnly: false,
      include: ['{src,netlify,tools,supabase}/**/*.test.ts'],
      unstubEnvs: true,
      restoreMocks: true,
      // The embedded Postgres takes some seconds to start where a test asks for it.
      hookTimeout: 30_000,
    },
  },
  { configFile: false },
);
