import { ShortReport } from '@doorstep/tooling/vitest-report';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@doorstep/source', ...defaultClientConditions] },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    reporters: ['default', new ShortReport('reports/test.json')],
    includeTaskLocation: true,
  },
});
