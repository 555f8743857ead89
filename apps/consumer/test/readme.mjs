// The blocks of packages/ui/README.md that take a stranger from install to a working page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const text = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+) ?([^\n]*)\n([^]*?)^```$/gm)].map(([, language, file, code]) => ({
  language,
  file,
  code,
}));
/** The packages of the first block, which is one line for a shell. */
export const installed = /^npm install ([^\n]+)\n$/.exec(blocks[0].code)[1].split(' ');
/** The blocks that are a file each. */
export const files = blocks.filter(({ file }) => file !== '');
