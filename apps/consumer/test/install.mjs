// The package as another team gets it: the tarball, unpacked outside the tree, with nothing beside it but what package.json names.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const consumer = fileURLToPath(new URL('..', import.meta.url));
export const root = join(consumer, '../..');
const modules = join(root, 'node_modules');
const UI = '@doorstep/ui';

/** Links modules of the repository, by name, into a folder's own. */
export function link(folder, names) {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(modules, name), place, 'dir');
  }
}
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
/** Modules of the repository run with its own Node, as the shell of a test run does. */
export const env = {
  ...process.env,
  PATH: `${join(modules, '.bin')}:${process.env['PATH']}`,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
};
export function run(folder, command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  return stdout;
}

/** A folder outside the tree with the package of a tarball in its node_modules, and what its package.json names. */
export function outside(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-consumer-'));
  const installed = join(folder, 'node_modules', UI);
  mkdirSync(installed, { recursive: true });
  run(folder, 'tar', '-xzf', tarball, '-C', installed, '--strip-components=1');
  const { dependencies, peerDependencies } = manifestOf(installed);
  link(folder, Object.keys({ ...dependencies, ...peerDependencies }));
  return { folder, installed, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A copy of one of the apps, with what its package.json names, and in `shared` what all have. */
export function install(folder, app, into, args) {
  const copy = join(folder, app);
  cpSync(join(consumer, app), copy, { recursive: true });
  cpSync(join(consumer, 'shared'), join(copy, into, 'shared'), { recursive: true });
  writeFileSync(join(copy, into, 'shared/args.json'), JSON.stringify(args));
  const { dependencies, devDependencies } = manifestOf(copy);
  link(
    copy,
    Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== UI),
  );
  return copy;
}
