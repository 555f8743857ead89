import { defineConfig } from 'vitest/config';
import { ShortReport } from './report/vitest.mjs';

export default defineConfig({
  test: {
    include: ['test/*.test.{mjs,ts}'],
    testTimeout: 60_000,
    // What is polled may be late on a busy machine: Vitest's own second is a race.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    reporters: ['default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
