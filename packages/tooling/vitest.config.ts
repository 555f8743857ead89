import { defineConfig } from 'vitest/config';
import { ShortReport } from './report/vitest.mjs';

export default defineConfig({
  test: {
    include: ['test/*.test.{mjs,ts}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
