import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedChromium } from '@doorstep/tooling/chromium';
import { defineConfig } from '@playwright/test';

const chromium = await pinnedChromium();
const launchOptions = { executablePath: chromium.executablePath, args: chromium.args, env: chromium.env };
// Workers load this file again and inherit the folder of the first.
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'doorstep-e2ew-'));
const data = process.env['E2E_DATA'];

/** One product as it ships, and one with React's development build: only that one tells of hydration mismatches. */
const product = { port: 4380, dist: '/tmp/webe2e/dist' },
  development = { port: 4381, dist: '/tmp/webe2e/dist-dev' };
const server = ({ port, dist }: typeof product) => ({
  command: 'node apps/api/src/server.ts',
  cwd: '../..',
  url: `http://127.0.0.1:${port}/api/ready/`,
  reuseExistingServer: false,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  env: {
    PORT: String(port),
    DATA_DIR: join(data, String(port)),
    WEB_DIST: dist,
    CLOCK_START: '2026-11-24T10:00:00+05:30',
    LOG_LEVEL: 'error',
    DEMO: '1',
  },
});

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '/tmp/webe2e/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${product.port}`,
    launchOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testMatch: '*.journey.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: '*.journey.ts',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'faults', testMatch: '*.faults.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'hydration',
      testMatch: '*.hydration.ts',
      use: { viewport: { width: 1280, height: 800 }, baseURL: `http://127.0.0.1:${development.port}` },
    },
  ],
  webServer: [server(product), server(development)],
});
