import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
export const hashesFile = join(root, 'packages/ui/visual/hashes.txt');
export const decisionsFile = join(root, 'packages/ui/visual/decisions.jsonl');
/** What a run leaves for the review: pictures that differ, and the boxes beside them. */
export const cache = join(root, 'node_modules/.cache/visual');
export const after = join(cache, 'after');
/** Causes accepted of pictures that have others, too. */
export const partsFile = join(cache, 'parts.json');
/** Lines `file story cell` of the last run: what it drew, and with ` kept` at the end what it did not need to. */
export const drawnFile = join(cache, 'drawn.txt');
/** The inputs that the last run began with. */
export const inputsFile = join(cache, 'inputs.json');
