import { defineConfig } from 'vitest/config';
import { ShortReport } from '../tooling/report/vitest.mjs';

// Proofs render real stories in a copy of the repository, for minutes.
const folder = process.env.PROOFS ? 'proofs' : 'test';
const timeout = process.env.PROOFS ? 30 * 60_000 : 60_000;

export default defineConfig({
  test: {
    include: [`${folder}/*.test.mjs`],
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', new ShortReport(`reports/${folder}.json`)],
    includeTaskLocation: true,
  },
});
