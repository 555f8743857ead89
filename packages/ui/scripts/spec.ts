// Reads an element's spec.md: what it is for, what else it is called, and its promises with what proves each.

export interface Proof {
  kind: 'test' | 'picture';
  /** Where the test stands, only if that is not the element's own test file. */
  file?: string;
  /** The test's title or the story's export. */
  name: string;
}
export interface Promised {
  text: string;
  proofs: Proof[];
}
export interface Spec {
  title: string;
  /** What it is for, and for what not. */
  use: string;
  /** Other words for it, for the search. */
  also: string[];
  must: Promised[];
  mustNot: Promised[];
  /** States that it cannot be in, each with the reason: a line 'No Empty: …'. */
  none: Record<string, string>;
  notes: string[];
}

const PROOF = /^ {2}(test|picture)(?: \(([^)]+)\))?: (.+)$/;
/** 'No Empty: an address always has its lines.' */
const NONE = /^No ([A-Z]\w+): (.+)$/;

/** The proof that a line names: '  picture (src/a.stories.tsx): Default'. */
function proofIn(line: string): Proof | undefined {
  const [, kind, file, name = ''] = PROOF.exec(line) ?? [];
  return kind ? { kind: kind as Proof['kind'], ...(file && { file }), name: name.trim() } : undefined;
}

/** @param text of a spec.md */
export function parseSpec(text: string): Spec {
  const spec: Spec = { title: '', use: '', also: [], must: [], mustNot: [], none: {}, notes: [] };
  let list: Promised[] | undefined;
  for (const line of text.split('\n')) {
    const proof = proofIn(line);
    const [, state, reason = ''] = NONE.exec(line) ?? [];
    const last = list?.at(-1);
    if (line.startsWith('# ')) spec.title = line.slice(2).trim();
    else if (line === 'MUST') list = spec.must;
    else if (line === 'MUST NOT') list = spec.mustNot;
    else if (proof && last) last.proofs.push(proof);
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
