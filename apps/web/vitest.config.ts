import { ShortReport } from '@doorstep/tooling/vitest-report';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@doorstep/source', ...defaultClientConditions] },
  test: {
    testTimeout: 180_000,
    // What is polled may be late on a busy machine: Vitest's own second is a race.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    // A test of a page waits more than it works: three share two cores.
    maxWorkers: 3,
    reporters: ['default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          // One environment for each worker, and every file still has modules of its own.
          pool: 'vmThreads',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
        },
      },
      {
        extends: true,
        test: {
          // Reads all routes at once: what it loads may not stay for a test that starts the app anew.
          name: 'meta',
          include: ['test/*.test.ts'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          // Each test starts the app anew by itself, and what swr keeps goes with it.
          isolate: false,
          server: { deps: { inline: ['swr'] } },
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
        },
      },
    ],
  },
});
