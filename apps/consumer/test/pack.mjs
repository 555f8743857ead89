// Packs packages/ui once for all tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './install.mjs';

export default function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-packed-'));
  const [packed] = Object.values(
    JSON.parse(
      run(
        join(root, 'packages/ui'),
        'npm',
        'pack',
        '--json',
        '--ignore-scripts',
        '--pack-destination',
        folder,
      ),
    ),
  );
  provide('tarball', join(folder, packed.filename));
  return () => rmSync(folder, { recursive: true, force: true });
}
