// The report: a folder with a page that needs no server, what it shows as data, and the pictures.
import { constants, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './camera.mjs';
import { groupByCause, nameOf } from './causes.mjs';

/** Decisions by key of a cause, in a file beside the report. */
export function openDecisions(folder) {
  const path = join(folder, 'decisions/decisions.json');
  const read = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  return {
    read,
    /** @param {string} key @param {object | null} decision null takes it back */
    write(key, decision) {
      const { [key]: _, ...others } = read();
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(decision ? { ...others, [key]: decision } : others, null, 1));
    },
  };
}

/** What the page shows. @param {{ commit: string, left: number, notes: string[] }} facts @param {(cause: object) => object[]} wordsOf messages behind a text */
export function reportOf(differences, facts, wordsOf = () => []) {
  const byId = new Map(differences.map((one) => [one.id, one]));
  const groups = groupByCause(differences).map((group) => {
    // A decision is on these very pictures.
    const hashes = group.pictures.map((id) => `${id} ${byId.get(id).before} ${byId.get(id).after}`);
    const words = group.was === undefined ? [] : wordsOf(group);
    return Object.assign(group, { name: nameOf(group), hash: hashOf(hashes.toSorted().join('\n')), words });
  });
  const pictures = Object.fromEntries(
    differences.map(({ id, story, cell, before, after, lines, causes }) => [
      id,
      { story, cell, causes: causes.length, ...(lines ? { lines } : { before, after }) },
    ]),
  );
  return { ...facts, groups, pictures };
}

/** @param {ReturnType<typeof reportOf>} report @param {string} folder gets `report/` @param {string} cache of the images @returns {string} path of the page */
export function writeReport(report, folder, cache) {
  const to = join(folder, 'report');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'pictures'), { recursive: true });
  cpSync(join(import.meta.dirname, '../page'), to, { recursive: true });
  const images = Object.values(report.pictures).flatMap(({ before, after }) => [before, after]);
  for (const hash of new Set(images.filter(Boolean)))
    copyFileSync(join(cache, `${hash}.png`), join(to, `pictures/${hash}.png`), constants.COPYFILE_FICLONE);
  const decisions = openDecisions(folder).read();
  const data = JSON.stringify({ ...report, decisions }).replaceAll('<', '\\u003c');
  writeFileSync(join(to, 'data.js'), `window.report = ${data};\n`);
  return join(to, 'index.html');
}
