// Text for screen readers: one line for each thing in the browser's accessibility tree, inner ones indented.

/** States that are announced. Focus is left out: pictures show it. */
const STATES =
  /^(?:level|checked|pressed|expanded|selected|disabled|required|invalid|readonly|modal|hasPopup|live|atomic|busy|multiselectable|value(?:min|max|text)|roledescription|autocomplete|keyshortcuts)$/;
/** Roles that are not announced, unless they have a name or a state of their own. */
const SILENT = new Set(
  'generic none presentation LabelText LayoutTableCell LayoutTableRow LayoutTable'.split(' '),
);
/** Line breaks of text: a matter of width, and not announced. */
const LINES = new Set(['InlineTextBox', 'LineBreak']);
const TEXT = 'StaticText';

const valueOf = (field) => String(field?.value ?? '');
const plain = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** States whose absence is announced: a toggle says that it is not pressed. */
const ANNOUNCED_FALSE = new Set(['pressed', 'expanded', 'checked', 'selected']);

function stateOf({ name, value: { type, value } }) {
  const isOn = type.startsWith('boolean') ? Boolean(value) : ![false, 'false', ''].includes(value);
  if (isOn) return type.startsWith('boolean') || value === true ? name : `${name}=${value}`;
  return ANNOUNCED_FALSE.has(name) ? `${name}=false` : '';
}

function statesOf({ properties = [], value, description }) {
  const states = properties.filter(({ name }) => STATES.test(name)).map(stateOf);
  for (const [name, field] of Object.entries({ value, description }))
    if (plain(valueOf(field))) states.push(`${name}=${JSON.stringify(plain(valueOf(field)))}`);
  return states.filter(Boolean).toSorted((a, b) => (a < b ? -1 : 1));
}

/**
 * @param {Array<{ nodeId: string, ignored: boolean, role?: object, name?: object, childIds?: string[] }>} nodes answer of `Accessibility.getFullAXTree`
 * @param {string[]} extras lines of what the tree leaves out: aria-current, lang
 * @returns {string} lines such as `button "Add to cart" pressed=false`
 */
export function ariaText(nodes, extras = []) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  function walk(node, depth, above) {
    const role = valueOf(node.role);
    const name = plain(valueOf(node.name));
    if (LINES.has(role)) return;
    if (role === TEXT && !node.ignored) {
      if (!name || above.includes(name)) return;
      const start = `${'  '.repeat(depth)}text "`;
      const words = JSON.stringify(name).slice(1);
      // How a text is divided into elements is not announced.
      if (lines.at(-1)?.startsWith(start)) lines.push(`${lines.pop().slice(0, -1)} ${words}`);
      else lines.push(`${start}${words}`);
      return;
    }
    const states = node.ignored ? [] : statesOf(node);
    const isAnnounced =
      !node.ignored && role !== 'RootWebArea' && (!SILENT.has(role) || name !== '' || states.length > 0);
    const words = [role, ...(name ? [JSON.stringify(name)] : []), ...states];
    if (isAnnounced) lines.push(`${'  '.repeat(depth)}${words.join(' ')}`);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, isAnnounced ? depth + 1 : depth, isAnnounced && name ? name : above);
    }
  }
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) walk(root, 0, '');
  return [...lines, ...extras.map(plain)].join('\n');
}

/** Two texts line by line, by their longest common part. @returns {{ kind: 'same' | 'removed' | 'added', text: string }[]} */
export function diffLines(before, after) {
  const [a, b] = [before, after].map((text) => text.split('\n'));
  const isSame = (i, j) => a[i].trim() === b[j].trim();
  const rest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      rest[i][j] = isSame(i, j) ? rest[i + 1][j + 1] + 1 : Math.max(rest[i + 1][j], rest[i][j + 1]);
  const lines = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length)
    if (i < a.length && j < b.length && isSame(i, j)) {
      lines.push({ kind: 'same', text: b[j++] });
      i++;
    } else if (j === b.length || (i < a.length && rest[i + 1][j] >= rest[i][j + 1]))
      lines.push({ kind: 'removed', text: a[i++] });
    else lines.push({ kind: 'added', text: b[j++] });
  return lines;
}

/** Changes in runs of neighbouring lines. @returns {{ removed: string[], added: string[] }[]} */
export function changedLines(before, after) {
  const runs = [];
  let run;
  for (const { kind, text } of diffLines(before, after)) {
    if (kind === 'same') run = undefined;
    else {
      if (!run) runs.push((run = { removed: [], added: [] }));
      run[kind].push(text.trim());
    }
  }
  return runs;
}
