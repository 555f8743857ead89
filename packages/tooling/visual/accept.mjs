// Takes pictures in: their hashes become the accepted ones.
import { existsSync, readFileSync } from 'node:fs';
import { isWhole } from './choose.mjs';
import { readHashes, writeHashes } from './hashes.mjs';
import { readAfter, readDrawn } from './last-run.mjs';
import { hashesFile, inputsFile } from './paths.mjs';

/**
 * Writes the hashes of these pictures, and for files that were drawn whole the hash of what went in.
 * @param {Array<{ file: string, id: string, hash: string }>} pictures
 */
export function acceptPictures(pictures) {
  const files = readHashes(hashesFile);
  for (const { file, id, hash } of pictures) {
    const entry = files.get(file) ?? { inputs: '-', pictures: new Map() };
    entry.pictures.set(id, hash);
    files.set(file, entry);
  }
  const open = new Set(readAfter(files).map(({ file }) => file));
  const { drawn } = readDrawn();
  // Not those of now: who edits before accepting has not drawn that yet.
  const inputs = new Map(existsSync(inputsFile) ? JSON.parse(readFileSync(inputsFile, 'utf8')) : []);
  for (const { file } of pictures)
    if (!open.has(file) && inputs.has(file) && isWhole(file, files.get(file), drawn))
      files.get(file).inputs = inputs.get(file);
  writeHashes(hashesFile, files);
}
