// Visits every story once, after its play function: axe in light; before a release also contrast in dark. Vitest's own hook: Storybook's project annotations would be
// ignored by CSF factory stories, which carry their preview with them.
import axe from 'axe-core';
import { afterEach, inject } from 'vitest';
import '../packages/visual-review/src/browser/frame.css';

interface Story {
  id: string;
  parameters: {
    layout?: string;
    a11y?: { options?: axe.RunOptions };
    /** A page whose heading is in what it waits for. */
    headingComesLater?: boolean;
  };
}
declare module 'vitest' {
  interface TestContext {
    story?: Story;
  }
  interface ProvidedContext {
    isDarkMeasured: boolean;
  }
}

const root = document.documentElement;
/** Waits two frames, after which a change has been laid out and observers of sizes have been called. */
const nextFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

/** Returns the violations that axe finds on a mounted story. A component has no page around it: only page stories are checked for headings, regions and one main. */
async function findings(story: Story, isPage: boolean, only?: string[]): Promise<string[]> {
  const { rules = {}, ...own } = story.parameters.a11y?.options ?? {};
  const pageRules = { 'page-has-heading-one': { enabled: !story.parameters.headingComesLater } };
  const { violations } = await axe.run(isPage ? document : document.body, {
    ...own,
    ...(only ? { runOnly: only } : { rules: isPage ? pageRules : rules }),
    resultTypes: ['violations'],
  });
  return violations.map(
    ({ id, help, nodes }) => `axe, ${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
  );
}

/** Loads every face of the stylesheet: axe measures the size of targets. */
const loadFonts = () =>
  Promise.all(
    [...document.fonts]
      .filter(({ status }) => status !== 'loaded')
      .map((face) => face.load().catch(() => {})),
  );

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  // A page goes to the window's edge.
  root.toggleAttribute('data-edge', story.parameters.layout === 'fullscreen');
  await loadFonts();
  const isPage = story.id.startsWith('pages-') || task.file.filepath.includes('/apps/web/');
  const faults = await findings(story, isPage);
  if (inject('isDarkMeasured')) {
    root.dataset['theme'] = 'dark';
    await nextFrames();
    faults.push(...(await findings(story, isPage, ['color-contrast'])).map((one) => `In dark: ${one}`));
    root.dataset['theme'] = 'light';
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
