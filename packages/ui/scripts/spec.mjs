// Reads an element's spec.md: what it is for, what else it is called, and its promises with what proves each.

/**
 * @typedef {{ kind: 'test' | 'picture', file?: string, name: string }} Proof `file` only where it is not the element's own
 * @typedef {{ text: string, proofs: Proof[] }} Promised
 * @typedef {{ title: string, use: string, also: string[], must: Promised[], mustNot: Promised[], none: Record<string, string>, notes: string[] }} Spec `none`: states that it cannot be in, with the reason
 */

const PROOF = /^ {2}(test|picture)(?: \(([^)]+)\))?: (.+)$/;
/** 'No Empty: an address always has its lines.' */
const NONE = /^No ([A-Z]\w+): (.+)$/;

/** @param {string} text of a spec.md @returns {Spec} */
export function parseSpec(text) {
  const spec = { title: '', use: '', also: [], must: [], mustNot: [], none: {}, notes: [] };
  let list;
  for (const line of text.split('\n')) {
    const [, kind, file, name] = PROOF.exec(line) ?? [];
    const [, state, reason] = NONE.exec(line) ?? [];
    const last = list?.at(-1);
    if (line.startsWith('# ')) spec.title = line.slice(2).trim();
    else if (line === 'MUST') list = spec.must;
    else if (line === 'MUST NOT') list = spec.mustNot;
    else if (kind && last) last.proofs.push({ kind, ...(file && { file }), name: name.trim() });
    else if (line.startsWith('- ') && list) list.push({ text: line.slice(2).trim(), proofs: [] });
    else if (line.startsWith('  ') && last) last.text += ` ${line.trim()}`;
    else if (state) spec.none[state] = reason;
    else if (line.startsWith('Also: '))
      spec.also = line
        .slice(6)
        .split(',')
        .map((one) => one.trim());
    else if (line.trim() && !list) spec.use = `${spec.use} ${line.trim()}`.trim();
    else if (line.trim()) spec.notes.push(line.trim());
  }
  return spec;
}
