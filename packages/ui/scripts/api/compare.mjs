// What changed between two API files, and which size of release that is.
/** @typedef {'none' | 'patch' | 'minor' | 'major'} Size */
/** @typedef {{ size: Size, line: string }} Change */
/** @type {readonly Size[]} */
export const sizes = ['none', 'patch', 'minor', 'major'];
/** @param {readonly Size[]} all @returns {Size} */
export const largest = (all) => all.reduce((a, b) => (sizes.indexOf(b) > sizes.indexOf(a) ? b : a), 'none');

/** 'base/button prop ButtonProps.tone' → what the line says of it, and whether it may be left out. */
function things(text) {
  const found = new Map();
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    else if (line.startsWith('- ')) {
      const [, key, optional, value = ''] = /^- ([^:]*?)(\?)?(?:: (.*))?$/.exec(line) ?? [];
      found.set(`${section} ${key}`, { optional: optional === '?', value });
    }
  }
  return found;
}
const choices = (type) => new Set(type.split(' | ').map((one) => one.trim()));
/** A union that only grew: `'a'` became `'a' | 'b'`. */
const widened = (before, now) => {
  const after = choices(now);
  return !/[(<{]/.test(before + now) && [...choices(before)].every((one) => after.has(one));
};
const isProp = (key) => / prop /.test(key);

/**
 * @param {string} before
 * @param {string} now
 * @returns {Change[]}
 */
export function compare(before, now) {
  const was = things(before),
    is = things(now);
  const owners = new Set([...was.keys()].map((key) => key.replace(/ prop (\w+)\..*$/, ' type $1')));
  /** @type {Change[]} */
  const changes = [];
  for (const [key, one] of is) {
    const old = was.get(key);
    const required = isProp(key) && !one.optional;
    if (!old) {
      const toAnOldType = owners.has(key.replace(/ prop (\w+)\..*$/, ' type $1'));
      changes.push(
        required && toAnOldType
          ? { size: 'major', line: `${key} is new, and has to be given` }
          : { size: 'minor', line: `${key} is new` },
      );
      continue;
    }
    if (old.optional && required) changes.push({ size: 'major', line: `${key} has to be given now` });
    else if (!old.optional && one.optional)
      changes.push({ size: 'minor', line: `${key} may be left out now` });
    if (old.value !== one.value)
      changes.push({
        size: isProp(key) && widened(old.value, one.value) ? 'minor' : 'major',
        line: `${key} was '${old.value}' and is '${one.value}'`,
      });
  }
  for (const key of was.keys()) if (!is.has(key)) changes.push({ size: 'major', line: `${key} is gone` });
  return changes;
}

/**
 * The size that a changeset gives the design system: "---\n'@doorstep/ui': minor\n---".
 * @param {string} changeset
 * @returns {Size}
 */
export function sizeOf(changeset) {
  const [, front = ''] = /^---\n([^]*?)\n---/.exec(changeset) ?? [];
  const [, size] = /^['"]?@doorstep\/ui['"]?: (patch|minor|major)$/m.exec(front) ?? [];
  return /** @type {Size} */ (size ?? 'none');
}

/**
 * What is wrong with a change of the API, a line each.
 * @param {string} before
 * @param {string} now
 * @param {readonly string[]} changesets Texts of those that came with the change.
 * @returns {string[]}
 */
export function missing(before, now, changesets) {
  const changes = compare(before, now),
    needed = largest(changes.map(({ size }) => size)),
    given = largest(changesets.map(sizeOf));
  if (sizes.indexOf(given) >= sizes.indexOf(needed)) return [];
  return [
    ...changes
      .filter(({ size }) => sizes.indexOf(size) > sizes.indexOf(given))
      .map(({ size, line }) => `${size}: ${line}`),
    `This needs a changeset of @doorstep/ui of the size ${needed}; there is ${given === 'none' ? 'none' : `one of ${given}`}. Write it by: npx changeset`,
  ];
}
