// Why two pictures of a story differ. Differences are put down to the innermost named parts (data-slot) that changed themselves; what only
// moved or grew because of them needs no decision of its own.

const INHERITED = new Set(
  'color fill stroke font-family font-size font-weight font-style line-height letter-spacing text-align text-transform visibility'.split(
    ' ',
  ),
);
/** What takes its colour from `color` where nothing else is said. */
const FROM_COLOR =
  /^(?:border-(?:top|right|bottom|left)-color|outline-color|fill|stroke|text-decoration-color)$/;

const parentOf = (path) => (path.includes('>') ? path.slice(0, path.lastIndexOf('>')) : undefined);
export const isWithin = (path, ancestor) => path.startsWith(`${ancestor}>`);
export const byPath = (boxes) => new Map(boxes.map((box) => [box.path, box]));

/** The properties that changed in a part, with an example of each: `padding-left` to `16px → 20px`. */
function changedStyle(before, after) {
  const changed = new Map();
  if (before.length !== after.length || before.some(({ tag }, at) => tag !== after[at].tag))
    return new Map([['parts', `${before.length} → ${after.length}`]]);
  for (const [at, style] of after.entries())
    for (const [name, value] of Object.entries(style))
      if (before[at][name] !== value && !changed.has(name))
        changed.set(name, `${before[at][name]} → ${value}`);
  if (changed.has('color'))
    for (const name of changed.keys()) if (FROM_COLOR.test(name)) changed.delete(name);
  return changed;
}

/** Whether a part's own pixels differ: its rectangle without those of the parts inside. False where it lies between pixels or was resized. */
function ownPixelsDiffer(before, after, a, b, childrenOf) {
  const [ax, ay, width, height] = a.rect;
  const [bx, by] = b.rect;
  const moved = [ax - bx, ay - by];
  if (!moved.every(Number.isInteger) || a.rect[2] !== b.rect[2] || a.rect[3] !== b.rect[3]) return false;
  const holes = childrenOf(a.path).map((box) => box.rect);
  const newHoles = childrenOf(b.path, true).map(({ rect: [x, y, w, h] }) => [
    x + moved[0],
    y + moved[1],
    w,
    h,
  ]);
  const skipped = [...holes, ...newHoles];
  const within = (x, y) =>
    skipped.some(([hx, hy, hw, hh]) => x >= hx - 1 && x < hx + hw + 1 && y >= hy - 1 && y < hy + hh + 1);
  const left = Math.max(0, Math.ceil(ax), Math.ceil(ax - bx));
  const top = Math.max(0, Math.ceil(ay), Math.ceil(ay - by));
  const right = Math.min(before.width, Math.floor(ax + width), after.width + moved[0]);
  const bottom = Math.min(before.height, Math.floor(ay + height), after.height + moved[1]);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const i = (y * before.width + x) * 4;
      const j = ((y - moved[1]) * after.width + x - moved[0]) * 4;
      if (before.data.readUInt32BE(i) !== after.data.readUInt32BE(j) && !within(x, y)) return true;
    }
  return false;
}

/** Attributes that hold words; the others hold states. */
const WORDED = /^(?:alt|title|placeholder|aria-(?:label|description|roledescription|valuetext))$/;

/** What the product says to screen readers in a part, where it says something else now. */
function causesOfAria(was, box) {
  // Pictures of older commits have no such attributes beside them.
  if (!was.aria || !box.aria) return [];
  const names = [...new Set([...Object.keys(was.aria), ...Object.keys(box.aria)])].toSorted();
  return names
    .filter((name) => was.aria[name] !== box.aria[name])
    .map((name) => {
      const [before, after] = [was, box].map(({ aria }) => aria[name] ?? 'nothing');
      return {
        path: box.path,
        slot: box.slot,
        kind: 'aria',
        what: `${name} “${before}” → “${after}”`,
        key: `${name} ${before}\n${after}`,
        was: WORDED.test(name) ? (was.aria[name] ?? '') : undefined,
        now: WORDED.test(name) ? (box.aria[name] ?? '') : undefined,
      };
    });
}

/**
 * Changes of text, style, structure and ARIA attributes that the boxes tell by themselves.
 * @param {Map<string, object>} old by path @param {Map<string, object>} now
 */
export function causesOfBoxes(old, now) {
  const causes = [];
  const inherited = new Map();
  for (const box of now.values()) {
    const was = old.get(box.path);
    const parent = parentOf(box.path);
    if (!was) {
      if (!parent || old.has(parent))
        causes.push({ path: box.path, slot: box.slot, kind: 'added', what: '' });
      continue;
    }
    if (was.text !== box.text)
      causes.push({
        path: box.path,
        slot: box.slot,
        kind: 'text',
        what: `“${was.text}” → “${box.text}”`,
        key: `${was.text}\n${box.text}`,
        was: was.text,
        now: box.text,
      });
    causes.push(...causesOfAria(was, box));
    const changed = changedStyle(was.style, box.style);
    const above = inherited.get(parent) ?? new Set();
    inherited.set(
      box.path,
      new Set([...above, ...[...changed.keys()].filter((name) => INHERITED.has(name))]),
    );
    const names = [...changed.keys()].filter((name) => !above.has(name));
    if (names.length > 0)
      causes.push({
        path: box.path,
        slot: box.slot,
        kind: 'style',
        what: names.map((name) => `${name} ${changed.get(name)}`).join(', '),
        key: names.toSorted((a, b) => (a < b ? -1 : 1)).join(),
      });
  }
  for (const box of old.values()) {
    const parent = parentOf(box.path);
    if (!now.has(box.path) && (!parent || now.has(parent)))
      causes.push({ path: box.path, slot: box.slot, kind: 'removed', what: '' });
  }
  return causes;
}

/** Where nothing changed by itself: the innermost part of another size, or the outermost that moved. */
function causeOfLayout(old, now) {
  const resized = [];
  const shifted = [];
  for (const box of now.values()) {
    const was = old.get(box.path);
    if (!was) continue;
    if (was.rect[2] !== box.rect[2] || was.rect[3] !== box.rect[3]) resized.push(box);
    else if (was.rect[0] !== box.rect[0] || was.rect[1] !== box.rect[1]) shifted.push(box);
  }
  const innermost = resized.find(({ path }) => !resized.some((other) => isWithin(other.path, path)));
  const part = innermost ?? shifted[0];
  return part
    ? { path: part.path, slot: part.slot, kind: 'layout', what: innermost ? 'another size' : 'another place' }
    : { path: '', slot: '(no named part)', kind: 'drawing', what: '' };
}

/** Gives each cause the key by which it is the same in other pictures. */
export function keyed(causes) {
  const all = causes.map(({ slot, kind, what, key = '', was, now }) => ({
    key: [slot, kind, key].filter(Boolean).join(' | ').replaceAll('\n', ' → '),
    slot,
    kind,
    what,
    ...(was !== undefined && { was, now }),
  }));
  return [...new Map(all.map((cause) => [cause.key, cause])).values()];
}

/**
 * @param {{ boxes: Array<object>, pixels: { data: Buffer, width: number, height: number } }} before
 * @param {{ boxes: Array<object>, pixels: { data: Buffer, width: number, height: number } }} after
 * @returns {Array<{ key: string, slot: string, kind: string, what: string }>} one for each decision
 */
export function causesOf(before, after) {
  const old = byPath(before.boxes);
  const now = byPath(after.boxes);
  // An attribute alone changes no pixel: it is told by the story's text for screen readers.
  const causes = causesOfBoxes(old, now).filter(({ kind }) => kind !== 'aria');
  const isTouched = (path) =>
    causes.some((cause) => cause.path === path || isWithin(path, cause.path) || isWithin(cause.path, path));
  const childrenOf = (path, isNew = false) =>
    [...(isNew ? now : old).values()].filter((box) => parentOf(box.path) === path);
  // From the inside out, so that a part counts before the one around it.
  for (const box of [...old.values()].toReversed()) {
    const same = now.get(box.path);
    if (!same || isTouched(box.path)) continue;
    if (ownPixelsDiffer(before.pixels, after.pixels, box, same, childrenOf))
      causes.push({ path: box.path, slot: box.slot, kind: 'drawing', what: '' });
  }
  if (causes.length === 0) causes.push(causeOfLayout(old, now));
  return keyed(causes);
}
