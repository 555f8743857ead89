// P13: forty searches in 250,000 medicines on the embedded database; the work is in apps/api/bench/search.ts.
import { spawnSync } from 'node:child_process';
import { root } from './server.mjs';

export function run() {
  const done = spawnSync(process.execPath, ['apps/api/bench/search.ts', '--json'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 });
  if (done.status !== 0) throw new Error('the search benchmark failed');
  const { p50, p95, max, medicines } = JSON.parse(done.stdout.trim().split('\n').at(-1));
  console.log(`  ${medicines} medicines: p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}, longest ${max.toFixed(1)} ms`);
  return [{ figure: 'P13', what: 'search, median over 40 queries', value: p50, must: 5, stretch: 2, unit: 'ms' }];
}
