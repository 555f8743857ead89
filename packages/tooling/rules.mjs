// Rules are cited by id: a letter for the kind and a number, '(S9, C30)', 'decision C17', 'safety T21'. docs/rules.md holds them.
const ID = /\b([SCTFGP])([1-9]\d?)\b/g;
const DEFINITION = /<a id="(\w+)"><\/a>\*\*(\w+)\*\* (\*\(to come\)\*)?/g;
/** Pages that are not in this repository, cited by section or heading. */
const OUTSIDE =
  /\b(?:spec|specification) \d\b|\b(?:spec|decisions|safety|contract|performance)(?: \d)? ?§|\b(?:contract|decisions|toolchain|architecture) '[A-Z]/i;

/**
 * Whether the letters of an id are data, not a citation: a percent-encoded byte (%F0), the end of a template (`${day}T12:00`), a whole string or
 * a field in one ('C7,'), a path or font of a drawing ('C8 12 4 3').
 */
function isData(before, after) {
  return (
    /[%}#]$|\s\/$/.test(before) ||
    (/["'`]$/.test(before) && /^["'`,]/.test(after)) ||
    /^:\d\d|^ -?\d/.test(after)
  );
}
/** S3 is also a protocol: only in the form of a citation it is the rule. */
const isStorage = (id, before) =>
  id === 'S3' && !/(?:\(|\bdecisions? |\bsafety |[SCTFGP]\d{1,2}(?:,| and) )$/i.test(before);

/** @returns {Array<{id: string, line: number}>} */
export function citations(text) {
  return text.split('\n').flatMap((content, at) =>
    [...content.matchAll(ID)].flatMap(({ 0: id, index }) => {
      const before = content.slice(0, index),
        after = content.slice(index + id.length);
      return isData(before, after) || isStorage(id, before) ? [] : [{ id, line: at + 1 }];
    }),
  );
}

/** @returns {Array<{id: string, anchor: string, isToCome: boolean}>} */
export const definitions = (text) =>
  [...text.matchAll(DEFINITION)].map(([, anchor, id, tag]) => ({ id, anchor, isToCome: tag !== undefined }));

/**
 * What is wrong between the rules and the files that cite them, a line each.
 * @param rules Text of docs/rules.md.
 * @param {Array<{path: string, text: string}>} files
 * @param {readonly string[]} uncited Ids of kinds S and C that need no citation.
 * @returns {string[]}
 */
export function faultsOf(rules, files, uncited = []) {
  const defined = definitions(rules);
  const known = new Set(defined.map(({ id }) => id));
  const cited = new Set();
  const faults = [];
  for (const { path, text } of files) {
    for (const { id, line } of citations(text)) {
      cited.add(id);
      if (!known.has(id)) faults.push(`${path}:${line} cites ${id}, which is not in docs/rules.md`);
    }
    for (const [at, content] of text.split('\n').entries())
      if (OUTSIDE.test(content))
        faults.push(`${path}:${at + 1} cites a page that is not in the repository: ${content.trim()}`);
  }
  for (const { id } of citations(rules))
    if (!known.has(id)) faults.push(`docs/rules.md mentions ${id}, which it does not hold`);
  for (const [at, { id, anchor, isToCome }] of defined.entries()) {
    if (anchor !== id.toLowerCase()) faults.push(`docs/rules.md: the anchor of ${id} is ${anchor}`);
    if (defined.findIndex((other) => other.id === id) !== at)
      faults.push(`docs/rules.md: ${id} stands twice`);
    if (!/^[SC]/.test(id) || isToCome) continue;
    if (!cited.has(id) && !uncited.includes(id))
      faults.push(`docs/rules.md: nothing cites ${id}; cite it where it holds, or add it to the test's list`);
    if (cited.has(id) && uncited.includes(id))
      faults.push(`${id} is cited now: take it off the test's list of rules that need no citation`);
  }
  return faults;
}
