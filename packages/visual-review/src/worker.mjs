// A process that renders story files of one tree, with Vitest and the test addon of Storybook. Its job comes as a message.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BaseSequencer, createVitest } from 'vitest/node';
import { createCamera } from './camera.mjs';
import { loadConfig } from './config.mjs';

const CELLS = 'virtual:visual-review/cells';
const PATIENCE_MS = 180_000;

/** The same order on both sides, whatever took long the last time. */
class ByPath extends BaseSequencer {
  sort(specs) {
    return specs.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** Puts each file into the cache when its stories are through. */
function createReporter({ tree, cache, files }, pictures) {
  const jobs = new Map(files.map((one) => [join(tree, one.file), one]));
  const firstLine = ({ message }) =>
    stripVTControlCharacters(message).match(/^(?!.*Click to debug).*\S.*$/m)?.[0] ?? '';
  return {
    onTestModuleEnd(module) {
      const { file, key, cells } = jobs.get(module.moduleId);
      const errors = module.errors().map((error) => ['', firstLine(error)]);
      for (const test of module.children.allTests('failed'))
        errors.push([test.meta().storyId, firstLine(test.result().errors[0])]);
      const own = Object.values(pictures[module.moduleId] ?? {});
      writeFileSync(join(cache, `${key}.json`), JSON.stringify({ file, cells, pictures: own, errors }));
      delete pictures[module.moduleId];
      process.send(file);
    },
  };
}

async function run(job) {
  const { root, tree, cache, files, isFresh, workers } = job;
  const config = await loadConfig(root);
  const pictures = {};
  const keep = (file, picture) => {
    (pictures[file] ??= {})[`${picture.story} ${picture.cell}`] = picture;
  };
  const first = files.filter((one) => one.cells === 'first').map(({ file }) => join(tree, file));
  const contextOptions = { reducedMotion: 'reduce', deviceScaleFactor: 1, ...config.context };
  const cells = {
    name: 'visual-review:cells',
    enforce: 'pre',
    resolveId: (id) => (id === CELLS ? (config.cells ? join(root, config.cells) : `\0${CELLS}`) : undefined),
    load: (id) => (id === `\0${CELLS}` ? 'export {}' : undefined),
  };
  const stories = globSync(config.stories, { cwd: tree });
  const vitest = await createVitest(
    'test',
    { root: tree, config: false, watch: false },
    {
      plugins: [cells, storybookTest({ configDir: join(tree, config.storybook) })],
      server: { fs: { allow: [root, join(import.meta.dirname, '..'), ...config.allow] } },
      // All stories: a dependency that is met on the way makes Vite reload the page, and the file that ran is lost.
      optimizeDeps: { entries: stories.map((story) => join(tree, story)), include: config.include },
      test: {
        name: 'visual',
        reporters: [createReporter(job, pictures)],
        silent: true,
        passWithNoTests: true,
        setupFiles: [join(import.meta.dirname, 'browser/setup.mjs')],
        testTimeout: PATIENCE_MS,
        hookTimeout: PATIENCE_MS,
        isolate: false,
        maxWorkers: workers,
        sequence: { sequencer: ByPath },
        provide: { 'storybook/test-provided': { a11y: false }, visual: { first, isFresh } },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          commands: createCamera(cache, keep),
          provider: playwright({ launchOptions: await config.browser(), contextOptions }),
          instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
        },
      },
    },
  );
  await vitest.start(files.map(({ file }) => join(tree, file)));
  await vitest.close();
}

process.on('disconnect', () => process.exit(1));
process.once('message', (job) => void run(job).then(() => process.exit(0)));
