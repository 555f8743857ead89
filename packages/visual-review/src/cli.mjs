#!/usr/bin/env node
// `npm run visual`: renders the stories that a change reaches from both trees, and reports what differs by cause.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compareFile, confirmed, doubtful } from './compare.mjs';
import { loadConfig } from './config.mjs';
import { readInputs } from './graph.mjs';
import { planRun, readArguments } from './plan.mjs';
import { render, rendererKey } from './render.mjs';
import { reportOf, writeReport } from './report.mjs';
import { serveReport } from './server.mjs';
import { checkOut, findBase, userName } from './trees.mjs';
import { changedMessages, messagesBehind } from './words.mjs';

const root = process.cwd();
const folder = join(root, '.visual');
const cache = join(folder, 'cache');
const count = (number, one, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const progress = (text) => process.stdout.isTTY && process.stdout.write(`\r\u001B[K${text}`);

/** Opens the report in the browser and serves it until the terminal ends it. */
async function review() {
  if (!existsSync(join(folder, 'report/index.html'))) throw new Error('There is no report: npm run visual');
  const { url } = await serveReport(folder, userName(root));
  console.log(`Review: ${url} (Ctrl-C ends it)`);
  const command = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open';
  spawn(command, [url], { stdio: 'ignore' }).on('error', () => {});
}

/** Messages behind a changed text, read when the first one is asked for. */
function createWords({ messages }, [before, after]) {
  if (!messages) return undefined;
  const read =
    ({ tree }) =>
    (path) =>
      existsSync(join(tree, path)) ? readFileSync(join(tree, path), 'utf8') : '';
  let changed;
  return (cause) => {
    const paths = new Set();
    for (const { inputs } of [before, after])
      for (const { files } of inputs.values()) for (const path of files.keys()) paths.add(path);
    changed ??= changedMessages(messages, paths, { was: read(before), now: read(after) });
    return messagesBehind(cause, changed);
  };
}

/** Renders both sides at once; on a terminal a line counts along. */
async function renderBoth(wanted, sides, isFresh = false) {
  let done = 0;
  const onFile = () => progress(`${(done += 1)} of about ${2 * wanted.size} story files rendered`);
  const workers = Math.max(1, Math.floor(availableParallelism() / 2));
  const entries = await Promise.all(
    sides.map((side) => render(wanted, { ...side, isFresh, workers, onFile })),
  );
  progress('');
  return entries;
}
async function compareFiles(files, [before, after]) {
  const found = [];
  for (const file of files)
    found.push(...(await compareFile(file, before.get(file), after.get(file), cache)));
  return found;
}

async function findDifferences(wanted, sides) {
  const entries = await renderBoth(wanted, sides);
  const failed = [...entries[1].values()].flatMap(({ errors }) => errors).length;
  const first = await compareFiles([...wanted.keys()], entries);
  const again = doubtful(first);
  if (again.length === 0) return { differences: first, failed };
  console.log(`Looking again at ${count(again.length, 'story file')} whose difference has no clear cause…`);
  const second = await renderBoth(new Map(again.map((file) => [file, wanted.get(file)])), sides, true);
  const sure = confirmed(first, await compareFiles(again, second));
  return { differences: [...first.filter(({ file }) => !again.includes(file)), ...sure], failed };
}

async function visual(args) {
  const options = readArguments(args);
  if (options.review) return review();
  const start = performance.now();
  const config = await loadConfig(root);
  const commit = findBase(root, options.since);
  const shared = { root, cache, renderer: await rendererKey(root, config) };
  const sides = [checkOut(root, commit, folder), root].map((tree) =>
    Object.assign({ tree, inputs: readInputs(tree, config) }, shared),
  );
  const { wanted, left, chosen } = planRun(sides[0].inputs, sides[1].inputs, options, config.pages);
  const since = `${commit.slice(0, 12)}${options.since ? ` (${options.since})` : ''}`;
  const rest = left > 0 ? `; ${left} more with --deep` : '';
  console.log(`Comparing ${wanted.size} of ${count(chosen, 'story file')} with ${since}${rest}…`);
  const { differences, failed } = await findDifferences(wanted, sides);
  const notes = failed > 0 ? [`${count(failed, 'story', 'stories')} failed: npm test tells why`] : [];
  const report = reportOf(differences, { commit: since, left, notes }, createWords(config, sides));
  const page = writeReport(report, folder, cache);
  for (const [at, { name, pictures }] of report.groups.entries())
    console.log(`${at + 1}. ${name} (${count(pictures.length, 'picture')})`);
  for (const note of notes) console.log(note);
  const seconds = Math.round((performance.now() - start) / 1000);
  const found = `${count(report.groups.length, 'cause')} in ${count(differences.length, 'picture')}`;
  console.log(`${found}, ${seconds} s: ${page}`);
  process.exitCode = differences.length > 0 ? 1 : 0;
  return differences.length > 0 && process.stdout.isTTY && !process.env.CI ? review() : undefined;
}

try {
  await visual(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
