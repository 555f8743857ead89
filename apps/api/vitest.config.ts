import { ShortReport } from '@doorstep/tooling/vitest-report';
import { defineConfig } from 'vitest/config';

// Proofs start processes or wait for minutes: `npm run test:all`.
const isProofs = process.env['PROOFS'] !== undefined;

export default defineConfig({
  test: {
    include: isProofs ? ['proofs/*.test.ts'] : ['test/*.test.ts', 'src/**/*.test.ts'],
    // Starting a server takes a second: the files of a worker share one (test/test-server.ts).
    isolate: false,
    maxWorkers: 2,
    globalSetup: 'test/setup.ts',
    setupFiles: 'test/setup-file.ts',
    testTimeout: 180_000,
    // What is polled may be late on a busy machine: Vitest's own second is a race.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    reporters: [
      process.env['CI'] ? 'dot' : 'default',
      new ShortReport(`reports/${isProofs ? 'proofs' : 'test'}.json`),
    ],
    includeTaskLocation: true,
  },
});
