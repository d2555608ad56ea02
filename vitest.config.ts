import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    include: ['{src,netlify,tools,supabase}/**/*.test.ts'],
    unstubEnvs: true,
    restoreMocks: true,
    // The embedded Postgres takes some seconds to start where a test asks for it.
    hookTimeout: 30_000,
  },
});
