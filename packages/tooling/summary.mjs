// Adds up every runner's own report, so that the last line counts all kinds of tests, also those whose result came from the cache.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Reports stand in <workspace>/reports/*.json, those of the whole repository in reports/*.json: counts, of the cases those that are turns of a loop, what failed, and what failed at first. */
export function readReport(text) {
  const { passed, failed, turns = 0, failures = [], flaky = [] } = JSON.parse(text);
  return { passed, failed, turns, failures, flaky };
}

export function reports(root) {
  const found = [];
  const look = (folder, prefix) => {
    if (!existsSync(folder)) return;
    for (const file of readdirSync(folder))
      if (file.endsWith('.json'))
        found.push({ name: `${prefix}${file.slice(0, -5)}`, path: join(folder, file) });
  };
  look(join(root, 'reports'), '');
  for (const floor of ['packages', 'apps'])
    for (const workspace of readdirSync(join(root, floor)))
      look(join(root, floor, workspace, 'reports'), `${workspace} `);
  return found;
}
