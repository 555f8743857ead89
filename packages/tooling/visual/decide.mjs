// Decisions on causes: accepting, refusing, taking back.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { acceptPictures } from './accept.mjs';
import { hashOfPictures, readParts, recordDecision, writeParts } from './decisions.mjs';
import { decisionsFile, hashesFile, partsFile } from './paths.mjs';
import { nameOf } from './settle.mjs';

/** Whether each of a cause's own keys was accepted of this very picture. */
export function isAccepted(one, cause, parts) {
  const part = parts[one.id];
  return part?.hash === one.hash && cause.own.every((key) => part.causes.includes(key));
}

const picturesOf = ({ differences }, group) => {
  const byId = new Map(differences.map((one) => [one.id, one]));
  return group.pictures.map((id) => byId.get(id));
};

/** What is written of a decision on a cause and all that was grouped with it. */
export function decisionOn(settled, group, verdict, sentence) {
  const pictures = picturesOf(settled, group);
  return {
    verdict,
    causes: group.own,
    what: nameOf(group),
    pictures: pictures.length,
    hash: hashOfPictures(pictures),
    ...(sentence && { sentence }),
  };
}

/** Takes in causes: a picture is accepted when all its causes are. @returns {number} how many pictures that made */
export function acceptCauses(settled, keys) {
  const parts = readParts();
  const wanted = new Set(keys);
  const done = [];
  for (const one of settled.differences.filter(({ verdict }) => verdict !== 'machine')) {
    const causes = new Set(parts[one.id]?.hash === one.hash ? parts[one.id].causes : []);
    for (const { key, own } of one.causes) if (wanted.has(key)) for (const each of own) causes.add(each);
    if (one.causes.every(({ own }) => own.every((key) => causes.has(key)))) {
      done.push(one);
      delete parts[one.id];
    } else if (causes.size > 0) parts[one.id] = { hash: one.hash, causes: [...causes] };
  }
  for (const group of settled.groups)
    if (wanted.has(group.key)) recordDecision(decisionOn(settled, group, 'accepted'));
  acceptPictures(done);
  writeParts(parts);
  return done.length;
}

/** @param {string} sentence why */
export function refuseCauses(settled, keys, sentence) {
  const parts = readParts();
  for (const group of settled.groups.filter(({ key }) => keys.includes(key))) {
    recordDecision(decisionOn(settled, group, 'refused', sentence));
    // Accepted before, of pictures that wait for another cause: no longer.
    for (const id of group.pictures)
      if (parts[id]) parts[id].causes = parts[id].causes.filter((key) => !group.own.includes(key));
  }
  writeParts(parts);
}

/** Remembers the files that a decision changes: `done` after it, `undo` puts them back unless somebody else has written them since. */
export function rememberFiles() {
  const paths = [hashesFile, decisionsFile, partsFile];
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const before = paths.map(read);
  let after;
  return {
    done: () => (after = paths.map(read)),
    undo() {
      if (paths.some((path, at) => read(path) !== after[at])) return false;
      for (const [at, path] of paths.entries())
        if (before[at] === undefined) rmSync(path, { force: true });
        else writeFileSync(path, before[at]);
      return true;
    },
  };
}
