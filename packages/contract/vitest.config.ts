import { ShortReport } from '@doorstep/tooling/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/*.test.ts'],
    reporters: ['default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
