import { ShortReport } from '@doorstep/tooling/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/*.test.ts', 'src/**/*.test.ts'],
    // Opening the embedded database takes seconds: one worker, whose files share one (test/test-server.ts).
    isolate: false,
    maxWorkers: 1,
    globalSetup: 'test/setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [process.env['CI'] ? 'dot' : 'default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
