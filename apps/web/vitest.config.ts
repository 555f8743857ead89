import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@doorstep/source', ...defaultClientConditions] },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // A page test starts the app anew: what swr keeps must go with it.
    server: { deps: { inline: ['swr'] } },
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/test.json' },
  },
});
