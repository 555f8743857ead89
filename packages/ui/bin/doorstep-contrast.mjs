#!/usr/bin/env node
// Names the pairs of tokens that can no longer be told apart once a page's own sheets have changed some: `npx doorstep-contrast src/tokens.css`. Exits with
// 1 if there are any, with 2 if a sheet cannot be read or a token is no colour that can be measured.
import { readFileSync } from 'node:fs';
import { losses } from '../dist/styles/contrast.js';
import { readTokens } from '../dist/styles/read-tokens.js';

function fail(why) {
  console.error(`doorstep-contrast: ${why}`);
  process.exit(2);
}
function rulesOf(file) {
  try {
    return readTokens(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} cannot be read: ${error.message}`);
  }
}
function lossesOf(rules) {
  try {
    return losses(rules);
  } catch (error) {
    return fail(error.message);
  }
}

const files = process.argv.slice(2);
if (files.length === 0) fail('usage: doorstep-contrast <sheet.css>…');
const own = new URL('../dist/styles/tokens.css', import.meta.url);
const found = lossesOf([own, ...files].flatMap(rulesOf));
for (const line of found) console.log(line);
const count = found.length === 1 ? '1 pair' : `${found.length} pairs`;
console.log(found.length === 0 ? 'Every pair can be told apart.' : `${count} cannot be told apart.`);
process.exitCode = found.length === 0 ? 0 : 1;
