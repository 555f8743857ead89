// A short report of a Vitest run: counts, seconds by file, failures. Vitest's own JSON holds every assertion and all that axe passed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import { countTurns } from './turns.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** Why a case failed, without what Storybook puts before it. */
function messageOf(errors) {
  return (errors ?? [])
    .map(({ message }) =>
      plain(message).replace(/^\s*Click to debug the error directly in Storybook:.*$/m, ''),
    )
    .join('\n')
    .trim();
}

export class ShortReport {
  /** @param {string} path where the report goes */
  constructor(path) {
    this.path = path;
  }
  onTestRunEnd(modules, errors, reason) {
    const summary = { passed: 0, failed: 0, skipped: 0, turns: 0, files: {}, failures: [] };
    const places = [];
    for (const module of modules) {
      const file = relative(root, module.moduleId);
      const { duration } = module.diagnostic();
      const own = { passed: 0, failed: 0, skipped: 0, seconds: Math.round(duration / 100) / 10 };
      for (const test of module.children.allTests()) {
        const { state, errors: why } = test.result();
        const counted = state === 'passed' || state === 'failed' ? state : 'skipped';
        own[counted] += 1;
        const { storyId } = test.meta();
        // Every story is visited by the one visit; other cases are turns of a loop if they were written in one place.
        if (counted !== 'skipped')
          places.push(storyId ? 'story' : `${file}:${test.location?.line}:${test.location?.column}`);
        if (state === 'failed')
          summary.failures.push({
            file,
            name: test.fullName,
            story: storyId,
            message: messageOf(why).slice(0, 2000),
          });
      }
      for (const error of module.errors()) {
        own.failed += 1;
        summary.failures.push({ file, name: '', message: plain(String(error.message)).slice(0, 2000) });
      }
      for (const key of ['passed', 'failed', 'skipped']) summary[key] += own[key];
      summary.files[file] = own;
    }
    for (const error of errors) {
      summary.failed += 1;
      summary.failures.push({ file: '', name: '', message: plain(String(error.message)).slice(0, 2000) });
    }
    if (reason === 'interrupted') summary.failed += 1;
    summary.turns = countTurns(places);
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(summary, null, 1));
  }
}
