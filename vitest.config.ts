/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Tests may render an Astro component; the site's own configuration, with its fonts and pages, is none of theirs.
export default getViteConfig(
  {
    test: {
      environment: 'node',
      allowOnly: false,
      include: ['{src,netlify,tools,supabase}/**/*.test.ts'],
      // Modules keep nothing between calls but what they read, so that one file may run where another has.
      isolate: false,
      // One less than there are cores would be one of the two that this suite is measured on.
      maxWorkers: '100%',
      unstubEnvs: true,
      unstubGlobals: true,
      restoreMocks: true,
      // These end what hangs; on a busy machine everything takes its time, the start of the embedded Postgres too.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  { configFile: false },
);
