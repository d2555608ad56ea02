/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { FONTS } from './fonts.config.ts';

/** The PostgreSQL server of `npm run qa -- postgres`; without it tests run on the embedded one. */
const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';

// Tests may render an Astro page; of the site's own configuration they need its fonts alone.
export default getViteConfig(
  {
    test: {
      environment: 'node',
      // A green run is a few lines; what a test prints is seen where it fails.
      reporters: ['minimal'],
      silent: 'passed-only',
      allowOnly: false,
      include: [
        '{src,netlify,tools,supabase}/**/*.test.ts',
        // What needs more than one connection: the embedded Postgres has one.
        ...(databaseUrl ? ['supabase/races/*.race.ts'] : []),
      ],
      // Modules keep nothing between calls but what they read, so that one file may run where another has.
      isolate: false,
      // One less than there are cores would be one of the two that this suite is measured on.
      maxWorkers: '100%',
      // The least that the embedded Supabase can spend on a hash.
      env: { LITE_AUTH_BCRYPT_COST: '4', DATABASE_URL: databaseUrl },
      setupFiles: ['tools/test/leaveNothing.ts'],
      unstubEnvs: true,
      unstubGlobals: true,
      restoreMocks: true,
      // These end what hangs; on a busy machine everything takes its time, the start of the embedded Postgres too.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
    },
  },
  // Astro types the options of a provider within defineConfig() alone.
  { configFile: false, fonts: FONTS as never },
);
