import { defineConfig } from 'vitest/config';
import { ShortReport } from './report/vitest.mjs';

export default defineConfig({
  test: {
    include: ['test/*.test.mjs'],
    reporters: ['default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
