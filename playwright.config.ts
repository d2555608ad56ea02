import { defineConfig, devices } from '@playwright/test';
import { visitor } from './tests/visitor.ts';
import { findTestBrowser } from './tools/test/findChromium.ts';

const port = Number(process.env['TEST_PORT'] ?? 4331);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when repeated is listed as flaky; it does not hold up what is right.
  retries: 2,
  workers: 2,
  // Two slow cores may run the site, its database and two browsers at once.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A returning reader, unless a test says otherwise: what a first visit asks is answered.
    storageState: visitor({
      ageVerified: 'yes',
      hasSeenWelcome: 'true',
      'cocktail-unit-dialog-seen': 'true',
    }),
    // A trace of every test would cost each of them time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: 'journeys/**' },
  ],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    url: `http://localhost:${port}/api/health`,
    // Never the project that .env may name: tests write.
    env: { LOCAL_DATA_FOLDER: 'memory', SUPABASE_URL: '', SUPABASE_ANON_KEY: '', OPENAI_API_KEY: '' },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
