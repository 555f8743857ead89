// A process that renders story files of one tree, with Vitest and the test addon of Storybook. Its job comes as a message.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { writeFileSync } from 'node:fs';
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
  const firstLine = ({ message = '' } = {}) =>
    stripVTControlCharacters(message)
      .split('\n')
      .find((line) => line.trim() && !line.includes('Click to debug'));
  return {
    onTestModuleEnd(module) {
      const { file, key, cells } = jobs.get(module.moduleId);
      const failed = [...module.children.allTests('failed')];
      const errors = [
        ...failed.map((test) => [test.meta().storyId, firstLine(test.result().errors[0])]),
        ...module.errors().map((error) => ['', firstLine(error)]),
      ];
      const own = [...(pictures.get(module.moduleId)?.values() ?? [])];
      writeFileSync(join(cache, `${key}.json`), JSON.stringify({ file, cells, pictures: own, errors }));
      pictures.delete(module.moduleId);
      process.send(file);
    },
  };
}

async function run(job) {
  const { root, tree, cache, files, isFresh, workers } = job;
  const config = await loadConfig(root);
  const pictures = new Map();
  const keep = (file, picture) => {
    if (!pictures.has(file)) pictures.set(file, new Map());
    pictures.get(file).set(`${picture.story} ${picture.cell}`, picture);
  };
  const cells = {
    name: 'visual-review:cells',
    enforce: 'pre',
    resolveId: (id) => (id === CELLS ? (config.cells ? join(root, config.cells) : `\0${CELLS}`) : undefined),
    load: (id) => (id === `\0${CELLS}` ? 'export {}' : undefined),
  };
  const vitest = await createVitest(
    'test',
    { root: tree, config: false, watch: false },
    {
      plugins: [cells, storybookTest({ configDir: join(tree, config.storybook) })],
      server: { fs: { allow: [root, join(import.meta.dirname, '..'), ...config.allow] } },
      // All stories: a dependency that is met on the way makes Vite reload the page, and the file that ran is lost.
      optimizeDeps: { entries: config.stories.map((one) => join(tree, one)), include: config.include },
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
        provide: {
          'storybook/test-provided': { a11y: false },
          visual: {
            first: files.filter((one) => one.cells === 'first').map(({ file }) => join(tree, file)),
            isFresh,
          },
        },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          commands: createCamera(cache, keep),
          provider: playwright({
            launchOptions: await config.browser(),
            contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, ...config.context },
          }),
          instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
        },
      },
    },
  );
  await vitest.start(files.map(({ file }) => join(tree, file)));
  await vitest.close();
}

process.once('message', (job) => {
  run(job).then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
