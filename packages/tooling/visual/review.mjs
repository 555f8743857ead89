// `npm run visual:review`: shows what differs, by cause, and takes decisions. A page on this machine, or --list, --accept, --refuse, --summary.
import { commitBefore } from './before.mjs';
import { acceptCauses, refuseCauses } from './decide.mjs';
import { readAfter } from './last-run.mjs';
import { startServer } from './server.mjs';
import { describe, settle } from './settle.mjs';
import { decisionsSince, summaryOf, withRefusals } from './summary.mjs';

const USAGE =
  'usage: npm run visual:review [-- --list | --accept NUMBER|all | --refuse NUMBER SENTENCE | --summary]';

/** Markdown of what was decided and what waits. */
export function summarize(settled) {
  const commit = settled.commit ?? commitBefore();
  const machine = settled.differences.filter(({ verdict }) => verdict === 'machine').length;
  return summaryOf({ groups: withRefusals(settled.groups), machine, commit }, decisionsSince(commit));
}

async function serve() {
  if (readAfter().length === 0) {
    console.log('Nothing to decide.');
    return;
  }
  const { url } = await startServer({ settle, summarize });
  console.log(`${url} (end with Ctrl+C)`);
}

async function decide([option, name, ...words]) {
  if (!['--list', '--accept', '--refuse', '--summary'].includes(option)) throw new Error(USAGE);
  const settled = await settle();
  if (option === '--summary') return console.log(summarize(settled));
  if (option === '--list') {
    for (const line of describe(settled)) console.log(line);
    if (settled.groups.length === 0) console.log('Nothing to decide.');
    return undefined;
  }
  const keys = settled.groups
    .filter(({ key }, at) => name === 'all' || key === name || String(at + 1) === name)
    .map(({ key }) => key);
  if (keys.length === 0) throw new Error(`no such cause: ${name}; --list shows them`);
  if (option === '--accept') {
    const count = acceptCauses(settled, keys);
    return console.log(`${count} pictures accepted; ${settled.differences.length - count} left.`);
  }
  if (words.length === 0) throw new Error(USAGE);
  refuseCauses(settled, keys, words.join(' '));
  return console.log(`Refused: ${words.join(' ')}`);
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  await (args.length > 0 ? decide(args) : serve()).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
}
