// Builds beside each other: each lies in a folder named after its content, and the file `current` names the one that a server starts with.
// A running server keeps the folder that it started with (apps/api/src/platform/web.ts).
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';

const CURRENT = 'current',
  MAKING = '.making',
  /** The current one among them. */
  KEPT = 3,
  /** A server that runs from a folder touches it every few minutes. */
  UNUSED_MS = 3_600_000;

/** The folder of the current build. @param {string} dist @returns {string} */
export const currentBuild = (dist) => join(dist, readFileSync(join(dist, CURRENT), 'utf8').trim());

function hashOf(folder) {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .toSorted())
    hash
      .update(`${relative(folder, entry).split(sep).join('/')}\0`)
      .update(readFileSync(entry))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
function removeOld(dist, current, now) {
  const old = readdirSync(dist, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== current)
    .map(({ name }) => ({ name, used: statSync(join(dist, name)).mtimeMs }))
    .toSorted((a, b) => b.used - a.used);
  for (const { name, used } of old.slice(KEPT - 1))
    if (now - used > UNUSED_MS) rmSync(join(dist, name), { recursive: true, force: true });
}

/**
 * Makes a build in a folder of its own, then switches to it. What is made anew and the same stays in its place.
 * @param {string} dist
 * @param {(folder: string) => void | Promise<void>} make
 * @returns {Promise<string>} its folder
 */
export async function makeBuild(dist, make, now = Date.now()) {
  mkdirSync(dist, { recursive: true });
  // Of a build that was ended: this one holds the lock.
  for (const name of readdirSync(dist))
    if (name.startsWith(MAKING)) rmSync(join(dist, name), { recursive: true, force: true });
  const making = join(dist, `${MAKING}-${randomUUID().slice(0, 8)}`);
  try {
    await make(making);
    const name = hashOf(making),
      folder = join(dist, name);
    if (!existsSync(folder)) renameSync(making, folder);
    const pointer = join(dist, `${MAKING}-${CURRENT}`);
    writeFileSync(pointer, `${name}\n`);
    renameSync(pointer, join(dist, CURRENT));
    removeOld(dist, name, now);
    return folder;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
