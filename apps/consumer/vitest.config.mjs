import { fileURLToPath } from 'node:url';
import { ShortReport } from '@doorstep/tooling/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['test/*.test.mjs'],
    globalSetup: ['test/pack.mjs'],
    reporters: [
      process.env['CI'] ? 'dot' : 'default',
      new ShortReport(fileURLToPath(new URL('reports/test.json', import.meta.url))),
    ],
    includeTaskLocation: true,
    // A build of Next on two busy cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
