// What was decided and what is left, as Markdown to paste into a pull request.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseDecisions, readDecisions, refusedCauses } from './decisions.mjs';
import { decisionsFile, root } from './paths.mjs';
import { nameOf } from './settle.mjs';

const cell = (text) => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
const count = (number, one, many) => `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const pictures = (number) => count(number, 'picture', 'pictures');

/**
 * @param {{ groups: Array<object>, machine: number, commit?: string }} open causes that wait, with `refused` where they were
 * @param {Array<import('./decisions.mjs').Decision>} decisions made since that commit
 */
export function summaryOf({ groups, machine, commit }, decisions) {
  const accepted = decisions.filter(({ verdict }) => verdict === 'accepted');
  const refused = groups.filter((group) => group.refused);
  const waiting = groups.filter((group) => !group.refused);
  const rows = [
    ...refused.map((group) => [
      'refused',
      nameOf(group),
      group.pictures.length,
      `${group.refused.who}: ${group.refused.sentence}`,
    ]),
    ...waiting.map((group) => ['open', nameOf(group), group.pictures.length, '']),
    ...accepted.map((one) => ['accepted', one.what, one.pictures, `${one.who}, ${one.at.slice(0, 10)}`]),
  ];
  const head = `### Visual changes${commit ? ` since ${commit.slice(0, 12)}` : ''}`;
  if (rows.length === 0) return `${head}\n\nNo picture changed.\n`;
  const sums = [
    [accepted.length, 'accepted'],
    [refused.length, 'refused'],
    [waiting.length, 'open'],
  ].map(([number, name]) => `${number} ${name}`);
  const lines = [
    head,
    '',
    `${count(rows.length, 'cause', 'causes')}: ${sums.join(', ')}.`,
    '',
    '| Decision | Cause | Pictures | By, and why |',
    '| --- | --- | ---: | --- |',
    ...rows.map((row) => `| ${row.map((one) => cell(String(one))).join(' | ')} |`),
  ];
  if (machine > 0)
    lines.push('', `${pictures(machine)} differ by the machine only: before and after come out alike.`);
  return `${lines.join('\n')}\n`;
}

/** Decisions that the file in git did not have at `commit`. */
export function decisionsSince(commit) {
  let before = '';
  try {
    const path = relative(root, decisionsFile);
    before = execFileSync('git', ['show', `${commit}:${path}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    // The file is younger.
  }
  const known = new Set(parseDecisions(before).map((one) => JSON.stringify(one)));
  return readDecisions().filter((one) => !known.has(JSON.stringify(one)));
}

/** The refusal of each group, if that was the last word on it. */
export function withRefusals(groups) {
  const refused = refusedCauses(readDecisions());
  return groups.map((group) => ({
    ...group,
    refused: group.own.map((key) => refused.get(key)).find(Boolean),
  }));
}
