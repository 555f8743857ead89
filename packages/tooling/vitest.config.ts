import { defineConfig } from 'vitest/config';
import { ShortReport } from './report/vitest.mjs';

// Proofs work on a copy of the repository or in a browser, for minutes: `npm run test:all`.
const folder = process.env['PROOFS'] ? 'proofs' : 'test';

export default defineConfig({
  test: {
    include: [`${folder}/*.test.{mjs,ts}`],
    testTimeout: 60_000,
    // What is polled may be late on a busy machine: Vitest's own second is a race.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    reporters: ['default', new ShortReport(`reports/${folder}.json`)],
    includeTaskLocation: true,
  },
});
