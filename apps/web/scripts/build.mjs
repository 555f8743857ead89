// The build of the pages: `node scripts/build.mjs`, or with `--development` the one with React's development build, in dist-dev.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeBuild } from '@doorstep/tooling/builds';
import { takeLock } from '@doorstep/tooling/lock';
import { createBuilder } from 'vite';

const isDevelopment = process.argv.includes('--development'),
  mode = isDevelopment ? 'development' : 'production',
  dist = isDevelopment ? 'dist-dev' : 'dist';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await takeLock(`${process.cwd()}/${dist}`, () =>
  console.log('Another build of this checkout is running; waiting for it.'),
);
await makeBuild(dist, async (folder) => {
  Object.assign(process.env, { NODE_ENV: mode, DIST: folder });
  const builder = await createBuilder({ mode });
  await builder.buildApp();
  for (const script of ['share-images', 'service-worker'])
    execFileSync(process.execPath, [`scripts/${script}.mjs`], { stdio: 'inherit' });
});
// The lock still listens.
process.exit(0);
