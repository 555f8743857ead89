// Renders story files of a tree, or takes them from the cache: the same inputs give the same pictures.
import { fork } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './camera.mjs';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const here = import.meta.dirname;

/** Hash of what renders: this package, the installed packages, the browser and the cells. */
export async function rendererKey(root, config) {
  const paths = [
    ...globSync('{browser/*,aria.mjs,camera.mjs,worker.mjs}', { cwd: here }).map((path) => join(here, path)),
    ...[config.cells, 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'visual.config.mjs']
      .filter(Boolean)
      .map((path) => join(root, path)),
  ];
  const texts = paths.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'));
  const { executablePath, args } = await config.browser();
  return hashOf([...texts, executablePath, args].join('\n'));
}

/** Deletes what is older than a week. */
function prune(cache) {
  for (const name of readdirSync(cache))
    if (Date.now() - statSync(join(cache, name)).mtimeMs > WEEK_MS) rmSync(join(cache, name));
}

function readEntry(cache, key, cells) {
  const path = join(cache, `${key}.json`);
  if (!existsSync(path)) return undefined;
  const entry = JSON.parse(readFileSync(path, 'utf8'));
  const isEnough = entry.cells === 'all' || cells === 'first';
  const isWhole = entry.pictures.every(({ hash }) => existsSync(join(cache, `${hash}.png`)));
  return isEnough && isWhole && entry.errors.length === 0 ? entry : undefined;
}

/** Renders in a process of its own. @returns {Promise<void>} when every file is in the cache */
function work(job, onFile) {
  const child = fork(join(here, 'worker.mjs'), [], {
    cwd: job.tree,
    env: { ...process.env, VITEST: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said = `${said}${data}`.slice(-4000)));
  child.on('message', onFile);
  child.send(job);
  return new Promise((done, fail) => {
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`Stories in ${job.tree} could not be rendered.\n${said}`)),
    );
  });
}

/**
 * Pictures by story file; their images are `<hash>.png` in the cache. `isFresh` renders what is in the cache, too, until a picture settles.
 * @param {Map<string, 'all' | 'first'>} wanted cells by story file
 * @returns {Promise<Map<string, { pictures: { story: string, cell: string, hash: string, text?: string, parts: string }[], errors: string[][] }>>}
 */
export async function render(
  wanted,
  { root, tree, inputs, cache, renderer, isFresh = false, workers, onFile },
) {
  mkdirSync(cache, { recursive: true });
  prune(cache);
  const files = [...wanted].filter(([file]) => inputs.has(file));
  const keyOf = (file) => hashOf(`${renderer} ${inputs.get(file).key} ${file}`);
  const missing = files.filter(([file, cells]) => isFresh || !readEntry(cache, keyOf(file), cells));
  for (let at = files.length - missing.length; at > 0; at--) onFile();
  const jobs = missing.map(([file, cells]) => ({ file, cells, key: keyOf(file) }));
  if (jobs.length > 0) await work({ root, tree, cache, workers, isFresh, files: jobs }, onFile);
  const entryOf = (file) => JSON.parse(readFileSync(join(cache, `${keyOf(file)}.json`), 'utf8'));
  return new Map(files.map(([file]) => [file, entryOf(file)]));
}
