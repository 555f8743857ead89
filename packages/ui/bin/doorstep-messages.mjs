#!/usr/bin/env node
// Lists what a language lacks of the messages of @doorstep/ui: `npx doorstep-messages bn.ts [area …]`. The file exports one object of messages with its
// `lang`. A TypeScript file needs Node 22.18 or later, which strips the types. Exits with 1 if anything is missing or wrong, with 2 if it cannot be read.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { en } from '@doorstep/ui/messages/en';

const isGroup = (one) => typeof one === 'object' && one !== null && !Array.isArray(one);
const kindOf = (one) => (Array.isArray(one) ? 'list' : typeof one);

/** 'sorts.name-asc' and the message, of all messages of a group; a group that is empty in English takes any key. */
const flat = (group, path = '') =>
  Object.entries(group).flatMap(([key, one]) =>
    isGroup(one) ? flat(one, `${path}${key}.`) : [[path + key, one]],
  );
const at = (group, path) => path.split('.').reduce((within, key) => within?.[key], group);
const isKnown = (english, path) => {
  const parts = path.split('.');
  return parts.some((_, i) => {
    const one = at(english, parts.slice(0, i + 1).join('.'));
    return i === parts.length - 1 ? one !== undefined : isGroup(one) && Object.keys(one).length === 0;
  });
};
/** In one line, as the translator reads it: text in quotes, a function as it is written. */
const shown = (one) =>
  (typeof one === 'function' ? String(one) : JSON.stringify(one)).replaceAll(/\s+/g, ' ');

/** What an area lacks, and what it has that English has not, or has in another way. */
function compare(area, english, given) {
  const messages = flat(english);
  const missing = messages.filter(([path]) => at(given, path) === undefined);
  const wrong = messages.flatMap(([path, one]) => {
    const other = at(given, path);
    return other === undefined || kindOf(other) === kindOf(one)
      ? []
      : [`${path} is a ${kindOf(other)}, must be a ${kindOf(one)}: ${shown(one)}`];
  });
  const unknown = flat(given).filter(([path]) => !isKnown(english, path));
  return { area, count: messages.length, missing, wrong, unknown };
}

function fail(why) {
  console.error(`doorstep-messages: ${why}`);
  process.exit(2);
}

async function messagesIn(file) {
  const module = await import(pathToFileURL(resolve(file)).href).catch((error) =>
    fail(`${file} cannot be read: ${error.message}`),
  );
  const messages = Object.values(module).find((one) => isGroup(one) && typeof one.lang === 'string');
  if (!messages) fail(`${file} exports no object of messages with its lang, such as { lang: 'bn-IN', … }`);
  try {
    Intl.getCanonicalLocales(messages.lang);
  } catch {
    fail(`'${messages.lang}' is no BCP 47 tag`);
  }
  return messages;
}

const [file, ...only] = process.argv.slice(2);
if (!file || file.startsWith('-')) fail('usage: doorstep-messages <file> [area …]');
const { lang, ...given } = await messagesIn(file);
const { lang: _, ...english } = en;
const noArea = only.find((area) => !(area in english));
if (noArea !== undefined) fail(`no area is called ${noArea}`);

const areas = only.length > 0 ? only : Object.keys(english);
const found = areas.map((area) => compare(area, english[area], given[area] ?? {}));
const strangers = Object.keys(given).filter((area) => !(area in english));
const all = found.reduce((sum, { count }) => sum + count, 0);
const missing = found.reduce((sum, one) => sum + one.missing.length, 0);

for (const one of found) {
  const whole = one.missing.length === one.count;
  if (whole) console.log(`${one.area}: all ${one.count} missing`);
  else if (one.missing.length > 0) console.log(`${one.area}: ${one.missing.length} of ${one.count} missing`);
  else if (one.wrong.length + one.unknown.length > 0) console.log(`${one.area}:`);
  // An area that is asked for by name is listed even if nothing of it is there.
  if (!whole || only.length > 0)
    for (const [path, message] of one.missing) console.log(`  missing  ${path}: ${shown(message)}`);
  for (const text of one.wrong) console.log(`  wrong    ${text}`);
  for (const [path] of one.unknown) console.log(`  unknown  ${path}`);
}
for (const area of strangers) console.log(`unknown area: ${area}`);
console.log(`${lang}: ${all - missing} of ${all} messages`);
const isWhole =
  missing + strangers.length === 0 && found.every((one) => one.wrong.length + one.unknown.length === 0);
process.exitCode = isWhole ? 0 : 1;
