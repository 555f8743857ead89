// Documents name files and link to each other: both must be there.
import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `apps/api/src/<area>/area.ts`, also without its first folder: `api/src/<area>/area.ts`. A placeholder in angle brackets stands for any name. */
const PATH =
  /(?<![\w./@-])(?:(?:apps|packages|docs|bench|\.storybook)\/[\w<>./-]+|(?:api|web|ui|contract|tooling)\/(?:src|test|e2e)\/[\w<>./-]+)/g;
const LINK = /\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g;
/** What a build or a run leaves there, and git ignores. */
const MADE = /\/(?:dist|dist-dev|reports|test-results|\.data|\.visual)(?:\/|$)/;
const FOLDERS = { api: 'apps', web: 'apps', ui: 'packages', contract: 'packages', tooling: 'packages' };

/** As a code host makes them from headings. */
const anchorsOf = (text) => [
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  ),
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
];
const isThere = (root, path) => {
  const [first] = path.split('/');
  const whole = FOLDERS[first] ? `${FOLDERS[first]}/${path}` : path;
  const pattern = whole.replace(/[./]+$/, '').replaceAll(/<[^>]*>/g, '*');
  // A test or an element may be named without its ending.
  return globSync([pattern, `${pattern}.*`], { cwd: root }).length > 0;
};

/**
 * Paths and links of a document that lead nowhere, a line each.
 * @param {string} root
 * @param {{path: string, text: string}} document
 * @param {(path: string) => string | undefined} read Text of a document, by its path from the root.
 * @returns {string[]}
 */
export function deadEnds(root, { path, text }, read) {
  const faults = text
    .split('\n')
    .flatMap((content, at) =>
      [...content.matchAll(PATH)].flatMap(([named]) =>
        MADE.test(named) || isThere(root, named)
          ? []
          : [`${path}:${at + 1} names ${named}, which is not there`],
      ),
    );
  for (const [, target, anchor] of text.matchAll(LINK)) {
    const file = target === '' ? path : normalize(join(dirname(path), target));
    if (target !== '' && globSync(file, { cwd: root }).length === 0)
      faults.push(`${path} links to ${target}, which is not there`);
    else if (anchor && !anchorsOf(read(file) ?? '').includes(anchor))
      faults.push(`${path} links to #${anchor}, which ${file} does not have`);
  }
  return faults;
}
