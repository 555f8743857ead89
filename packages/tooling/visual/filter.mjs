// Which story files a word on the command line means. `button` is an element, `medicine` the elements of an area, `web/medicine` its pages.

const ELEMENT = /^packages\/ui\/src\/([^/]+)\/([^/]+)\//;
const PAGE = /^apps\/web\/src\/(.+)\/[^/]+$/;
const BOOK = /^\.storybook\/pages\/(.+)\.stories\.tsx$/;

/** Names that mean a story file, besides its path. @param {string} file relative to the repository */
export function namesOf(file) {
  const [, area, element] = ELEMENT.exec(file) ?? [];
  if (area) return [area, element, `${area}/${element}`];
  const [, folder] = PAGE.exec(file) ?? [];
  if (folder) {
    const parts = folder.split('/');
    return ['web', ...parts.map((_, at) => ['web', ...parts.slice(0, at + 1)].join('/'))];
  }
  const [, page] = BOOK.exec(file) ?? [];
  return page ? ['storybook', `storybook/${page}`] : [];
}

const isPathOf = (word, file) => word.includes('/') && (file === word || file.startsWith(`${word}/`));

/** How many letters must change to make one word of the other. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** Names that may have been meant, the nearest first. */
export function nearNames(word, files) {
  const names = [...new Set(files.flatMap(namesOf))];
  const scored = names.map((name) => {
    const last = name.split('/').at(-1);
    const isPart = name.includes(word) || word.includes(last);
    return { name, score: Math.min(distance(word, name), distance(word, last), isPart ? 2 : Infinity) };
  });
  return scored
    .filter(({ score }) => score <= Math.max(2, word.length / 3))
    .toSorted((a, b) => a.score - b.score || a.name.length - b.name.length)
    .slice(0, 8)
    .map(({ name }) => name);
}

/**
 * Story files that any of the words means; all where there is no word.
 * @param {string[]} files relative to the repository @param {string[]} words
 * @throws {Error} for a word that means none, with the names nearest to it
 */
export function chooseFiles(files, words) {
  if (words.length === 0) return files;
  const chosen = new Set();
  for (const raw of words) {
    const word = raw.replace(/\/$/, '');
    const found = files.filter((file) => namesOf(file).includes(word) || isPathOf(word, file));
    if (found.length === 0) {
      const near = nearNames(word, files);
      throw new Error(
        `No story file is meant by “${raw}”.${near.length > 0 ? ` Near it: ${near.join(', ')}.` : ''}\n` +
          'A filter is an element (button, base/button), an area (medicine: its elements; web/medicine: its pages) or a path.',
      );
    }
    for (const file of found) chosen.add(file);
  }
  return files.filter((file) => chosen.has(file));
}
