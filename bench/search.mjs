// P13: forty searches in 250,000 medicines on the embedded database; the work is in apps/api/bench/search.ts.
import { existsSync } from 'node:fs';
import { REAL_CATALOGUE } from './server.mjs';

export async function run() {
  const { run: search } = await import('../apps/api/bench/search.ts');
  return search(existsSync(REAL_CATALOGUE) ? REAL_CATALOGUE : undefined);
}
