// `npm run bench [-- part …]`: the figures of docs/performance.md, each measured here and now, as ratios in
// one run where time is involved. Ends with 1 when a figure misses what it must reach.

const parts = {
  bytes: './bytes.mjs',
  load: './load.mjs',
  paint: './paint.mjs',
  taps: './taps.mjs',
  typing: './typing.mjs',
  list: './list.mjs',
  search: './search.mjs',
  stranger: './stranger.mjs',
  pages: './pages.mjs',
  import: './import.mjs',
  checkout: './checkout.mjs',
  slots: './slots.mjs',
  staff: './staff.mjs',
  places: './places.mjs',
  upload: './upload.mjs',
  memory: './memory.mjs',
  start: './start.mjs',
  book: './book.mjs',
  compare: './compare.mjs',
};
const numeral = (value) => (typeof value === 'number' ? value.toFixed(Math.abs(value) < 10 ? 2 : 1) : value);
const asked = process.argv.slice(2).filter((name) => name !== 'all');
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

let missed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  console.log(`\n# ${name}`);
  const { run } = await import(parts[name]);
  for (const { figure, what, value, must, stretch, unit = '', atLeast = false } of await run()) {
    const ok = must === undefined || (atLeast ? value >= must : value <= must);
    if (!ok) missed++;
    console.log(
      `${ok ? ' ' : '!'} ${figure.padEnd(4)} ${what.padEnd(58)} ${String(numeral(value)).padStart(9)} ${unit.padEnd(6)}${must === undefined ? '' : ` must ${atLeast ? '≥' : '≤'} ${must}${stretch === undefined ? '' : `, stretch ${stretch}`}`}`,
    );
  }
}
console.log(
  missed ? `\n${missed} figures miss what they must reach.` : '\nEvery figure reaches what it must.',
);
process.exit(missed ? 1 : 0);
