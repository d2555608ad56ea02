import { mkdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { WITHOUT_PICTURES } from './tests/browser.ts';
import { visitor } from './tests/visitor.ts';

mkdirSync('test-results', { recursive: true });
const port = Number(process.env['TEST_PORT'] ?? 4331);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // Six take the cores from the stages that run beside them, which then last longer than these.
  workers: 4,
  // These end what hangs; on a busy machine everything takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    // The tests of a worker share one context, emptied before each: a process for each test costs a third of its time.
    reuseContext: true,
    // What moves costs a tenth of a test; a file whose tests look at movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A returning reader, unless a test says otherwise: what a first visit asks is answered.
    // A worker would answer for the site in the tests that follow: a test of it opens a context of its own.
    serviceWorkers: 'block',
    storageState: visitor({
      ageVerified: 'yes',
      hasSeenWelcome: 'true',
      'cocktail-unit-dialog-seen': 'true',
    }),
    launchOptions: WITHOUT_PICTURES,
  },
  projects: [
    // Each test runs once: on a phone what a phone lays out or answers differently, on both what tells them apart.
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone/ },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone|@both/ },
  ],
  webServer: {
    // What the server says is in the file, as refusals that tests expect are in its log.
    command: `npm run preview -- --port ${port} >test-results/preview.log 2>&1`,
    url: `http://localhost:${port}/api/health`,
    // Never the project and mail server that .env may name: tests write.
    env: {
      LOCAL_DATA_FOLDER: 'memory',
      // The server of `npm run qa -- postgres`; without it the tests run on the embedded database.
      DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '',
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      SMTP_URL: '',
      OPENAI_API_KEY: '',
      // Each test is a visitor of its own, as limits count by address.
      TRUST_CLIENT_ADDRESS: 'true',
      // They sign up more readers than a real project sends mails.
      SIGN_IN_MAILS_AN_HOUR: '1000000',
      // Nobody measures here how long a sign-in takes.
      SIGN_IN_PACE_MS: '0',
      // The least that the embedded Supabase can spend on a hash.
      LITE_AUTH_BCRYPT_COST: '4',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
