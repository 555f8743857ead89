import { ShortReport } from '@doorstep/tooling/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/*.test.ts', 'src/**/*.test.ts'],
    // Starting a server takes a second: the files of a worker share one (test/test-server.ts).
    isolate: false,
    maxWorkers: 2,
    globalSetup: 'test/setup.ts',
    setupFiles: 'test/setup-file.ts',
    testTimeout: 180_000,
    // What is polled may be late on a busy machine: Vitest's own second is a race.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    reporters: [process.env['CI'] ? 'dot' : 'default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
