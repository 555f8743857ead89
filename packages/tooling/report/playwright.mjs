// A short report of a Playwright run, in the form of the one beside it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import { countTurns } from './turns.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** What one try met: of a timeout also what was waited for, and the line of the test. */
const messageOf = (result) =>
  (result?.errors ?? [])
    .map(({ message = '', location }) =>
      plain(message + (location ? `\n  at ${relative(root, location.file)}:${location.line}` : '')),
    )
    .join('\n');

export default class ShortReport {
  constructor({ outputFile }) {
    this.path = outputFile;
    this.errors = 0;
  }
  onBegin(_config, suite) {
    this.suite = suite;
  }
  onError() {
    this.errors += 1;
  }
  printsToStdio() {
    return false;
  }
  onEnd() {
    const summary = {
      passed: 0,
      failed: this.errors,
      skipped: 0,
      turns: 0,
      files: {},
      failures: [],
      flaky: [],
    };
    const places = [];
    for (const test of this.suite.allTests()) {
      const file = relative(root, test.location.file);
      const own = (summary.files[file] ??= { passed: 0, failed: 0, skipped: 0, seconds: 0 });
      const outcome = test.outcome();
      const counted = outcome === 'skipped' ? 'skipped' : outcome === 'unexpected' ? 'failed' : 'passed';
      own[counted] += 1;
      summary[counted] += 1;
      own.seconds += test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      const project = test.parent.project()?.name ?? '';
      if (counted !== 'skipped')
        places.push(`${project} ${file}:${test.location.line}:${test.location.column}`);
      if (outcome === 'unexpected' || outcome === 'flaky')
        summary[outcome === 'flaky' ? 'flaky' : 'failures'].push({
          file,
          name: test.titlePath().filter(Boolean).join(' > '),
          message: messageOf(test.results.find(({ errors }) => errors.length > 0)).slice(0, 2000),
        });
    }
    for (const own of Object.values(summary.files)) own.seconds = Math.round(own.seconds * 10) / 10;
    summary.turns = countTurns(places);
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(summary, null, 1));
  }
}
