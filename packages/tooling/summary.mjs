// Adds up every runner's own report, so that the last line counts all kinds of tests, also those whose result came from the cache.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Reports stand in <workspace>/reports/*.json, those of the whole repository in reports/*.json: Vitest's and Playwright's JSON, or {passed, failed} of a script of ours. */
export function readReport(text) {
  const report = JSON.parse(text);
  if (typeof report.numTotalTests === 'number')
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
    };
  if (report.stats && report.suites)
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + (report.errors?.length ?? 0),
    };
  return { passed: report.passed, failed: report.failed };
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
