// P13: forty searches in 250,000 medicines on the embedded database; the work is in apps/api/bench/search.ts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './server.mjs';

const REAL = join(root, '../shared/data/medicines_bench_44k_synthetic_prices.csv');

export async function run() {
  const { run: search } = await import('../apps/api/bench/search.ts');
  return search(existsSync(REAL) ? REAL : undefined);
}
