#!/usr/bin/env node
// Names the pairs of tokens that can no longer be told apart once a page's own sheets have changed some: `npx doorstep-contrast src/tokens.css`.
import { readFileSync } from 'node:fs';
import { losses } from '../dist/styles/contrast.js';
import { readTokens } from '../dist/styles/read-tokens.js';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: doorstep-contrast <sheet.css>…');
  process.exit(2);
}
const own = new URL('../dist/styles/tokens.css', import.meta.url);
const found = losses([own, ...files].flatMap((file) => readTokens(readFileSync(file, 'utf8'))));
for (const line of found) console.log(line);
console.log(
  found.length === 0 ? 'Every pair can be told apart.' : `${found.length} pairs cannot be told apart.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
