// Why two pictures of a story differ. A difference is put down to the innermost named parts (data-slot) that changed themselves; what only
// moved or grew because of them needs no decision of its own.
import { PROPERTIES } from './browser/boxes.mjs';

const INHERITED = new Set(
  'color fill stroke font-family font-size font-weight font-style line-height letter-spacing text-align text-transform visibility'.split(
    ' ',
  ),
);
/** Properties that follow `color` unless they are set. */
const FROM_COLOR =
  /^(?:border-(?:top|right|bottom|left)-color|outline-color|fill|stroke|text-decoration-color)$/;
/** Attributes that hold words; the others hold states. */
const WORDED = /^(?:alt|title|placeholder|aria-(?:label|description|roledescription|valuetext))$/;

const parentOf = (path) => (path.includes('>') ? path.slice(0, path.lastIndexOf('>')) : undefined);
export const isWithin = (path, ancestor) => path.startsWith(`${ancestor}>`);
export const byPath = (boxes) => new Map(boxes.map((box) => [box.path, box]));

/** Parts as the browser sent them, with their styles by name. @param {string} parts JSON of `readBoxes` */
export function parseParts(parts) {
  const { styles, boxes } = JSON.parse(parts);
  const named = styles.map(([tag, ...values]) =>
    Object.fromEntries([['tag', tag], ...PROPERTIES.map((name, at) => [name, values[at]])]),
  );
  for (const box of boxes) box.style = box.style.map((at) => named[at]);
  return boxes;
}

/** Properties that changed in a part, with an example of each: `padding-left` to `16px → 20px`. */
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

/** Whether a part's own pixels differ: its rectangle without those of other parts in it. False where it was resized or lies between pixels. */
function ownPixelsDiffer(before, after, a, b, others) {
  const [ax, ay, width, height] = a.rect;
  const moved = [ax - b.rect[0], ay - b.rect[1]];
  if (!moved.every(Number.isInteger) || width !== b.rect[2] || height !== b.rect[3]) return false;
  const rectsOf = (boxes, dx, dy) => boxes.map(({ rect: [x, y, w, h] }) => [x + dx, y + dy, w, h]);
  const holes = [...rectsOf(others.old, 0, 0), ...rectsOf(others.now, ...moved)];
  const isInHole = (x, y) =>
    holes.some(([hx, hy, hw, hh]) => x >= hx - 1 && x < hx + hw + 1 && y >= hy - 1 && y < hy + hh + 1);
  const left = Math.max(0, Math.ceil(ax), Math.ceil(moved[0]));
  const top = Math.max(0, Math.ceil(ay), Math.ceil(moved[1]));
  const right = Math.min(before.width, Math.floor(ax + width), after.width + moved[0]);
  const bottom = Math.min(before.height, Math.floor(ay + height), after.height + moved[1]);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const i = (y * before.width + x) * 4;
      const j = ((y - moved[1]) * after.width + x - moved[0]) * 4;
      if (before.data.readUInt32BE(i) !== after.data.readUInt32BE(j) && !isInHole(x, y)) return true;
    }
  return false;
}

/** Attributes for screen readers with another value. */
function causesOfAria({ aria: was }, { path, slot, aria }) {
  return [...new Set([...Object.keys(was), ...Object.keys(aria)])]
    .toSorted()
    .filter((name) => was[name] !== aria[name])
    .map((name) => {
      const [before, after] = [was[name] ?? 'nothing', aria[name] ?? 'nothing'];
      const what = `${name} “${before}” → “${after}”`;
      const cause = { path, slot, kind: 'aria', what, key: `${name} ${before}\n${after}` };
      return WORDED.test(name)
        ? Object.assign(cause, { was: was[name] ?? '', now: aria[name] ?? '' })
        : cause;
    });
}

/** Changes of text, style, structure and ARIA attributes. @param {Map<string, object>} old parts by path @param {Map<string, object>} now */
export function causesOfBoxes(old, now) {
  const causes = [];
  const inherited = new Map();
  for (const box of now.values()) {
    const { path, slot } = box;
    const was = old.get(path);
    const parent = parentOf(path);
    if (!was) {
      if (!parent || old.has(parent)) causes.push({ path, slot, kind: 'added', what: '' });
      continue;
    }
    if (was.text !== box.text)
      causes.push({
        path,
        slot,
        kind: 'text',
        what: `“${was.text}” → “${box.text}”`,
        key: `${was.text}\n${box.text}`,
        was: was.text,
        now: box.text,
      });
    causes.push(...causesOfAria(was, box));
    const changed = changedStyle(was.style, box.style);
    const above = inherited.get(parent) ?? [];
    inherited.set(path, new Set([...above, ...[...changed.keys()].filter((name) => INHERITED.has(name))]));
    const names = [...changed.keys()].filter((name) => !inherited.get(parent)?.has(name));
    if (names.length > 0)
      causes.push({
        path,
        slot,
        kind: 'style',
        what: names.map((name) => `${name} ${changed.get(name)}`).join(', '),
        key: names.toSorted((a, b) => (a < b ? -1 : 1)).join(),
      });
  }
  for (const { path, slot } of old.values()) {
    const parent = parentOf(path);
    if (!now.has(path) && (!parent || now.has(parent)))
      causes.push({ path, slot, kind: 'removed', what: '' });
  }
  return causes;
}

/** Where nothing changed by itself: the innermost part of another size, or the outermost that moved. */
function causeOfLayout(old, now) {
  const both = [...now.values()].filter(({ path }) => old.has(path));
  const differs =
    (...sides) =>
    (box) =>
      sides.some((side) => old.get(box.path).rect[side] !== box.rect[side]);
  const resized = both.filter(differs(2, 3));
  const innermost = resized.find(({ path }) => !resized.some((other) => isWithin(other.path, path)));
  const part = innermost ?? both.find(differs(0, 1));
  return part
    ? { path: part.path, slot: part.slot, kind: 'layout', what: innermost ? 'another size' : 'another place' }
    : { path: '', slot: '', kind: 'drawing', what: '' };
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
 * @typedef {{ boxes: object[], pixels: { data: Buffer, width: number, height: number } }} Side
 * @param {Side} before @param {Side} after
 * @returns {{ key: string, slot: string, kind: string, what: string }[]} one for each decision
 */
export function causesOf(before, after) {
  const old = byPath(before.boxes);
  const now = byPath(after.boxes);
  // An attribute alone changes no pixel: the text for screen readers tells it.
  const causes = causesOfBoxes(old, now).filter(({ kind }) => kind !== 'aria');
  const isTouched = (path) =>
    causes.some((cause) => cause.path === path || isWithin(path, cause.path) || isWithin(cause.path, path));
  const hasMoved = (box, same) => [0, 1].some((side) => box.rect[side] !== same.rect[side]);
  // What lies in or over a part is another's; what is around it is not.
  const othersOf = (side, path) =>
    [...side.values()].filter((one) => one.path !== path && !isWithin(path, one.path));
  // From the inside out, so that a part counts before the one around it.
  for (const box of [...old.values()].toReversed()) {
    const same = now.get(box.path);
    if (!same || isTouched(box.path)) continue;
    // A part that another one pushed away may be rastered otherwise in its new place.
    if (causes.length > 0 && hasMoved(box, same)) continue;
    const others = { old: othersOf(old, box.path), now: othersOf(now, box.path) };
    if (ownPixelsDiffer(before.pixels, after.pixels, box, same, others))
      causes.push({ path: box.path, slot: box.slot, kind: 'drawing', what: '' });
  }
  if (causes.length === 0) causes.push(causeOfLayout(old, now));
  return keyed(causes);
}

/**
 * Differences by cause. Parts whose style changed in the same properties from and to the same values share a class or token: that is one
 * cause, and `own` lists the keys that each had by itself.
 * @param {{ id: string, causes: { key: string, slot: string, kind: string, what: string }[] }[]} differences
 * @returns {{ key: string, own: string[], slot: string, kind: string, what: string, pictures: string[] }[]} those with most pictures first
 */
export function groupByCause(differences) {
  const keyOf = new Map();
  const changes = new Map();
  for (const { causes } of differences)
    for (const { key, kind, what } of causes) {
      const own = keyOf.get(key) ?? key;
      const shared = kind === 'style' ? (changes.get(what) ?? own) : own;
      for (const [one, target] of keyOf) if (target === own) keyOf.set(one, shared);
      keyOf.set(key, shared);
      if (kind === 'style') changes.set(what, shared);
    }
  const groups = new Map();
  for (const { id, causes } of differences)
    for (const { key: own, slot, ...cause } of causes) {
      const key = keyOf.get(own);
      const group = groups.get(key) ?? {
        ...cause,
        key,
        own: new Set(),
        slots: new Set(),
        pictures: new Set(),
      };
      group.own.add(own);
      group.slots.add(slot);
      group.pictures.add(id);
      groups.set(key, group);
    }
  return [...groups.values()]
    .map(({ slots, own, pictures, ...group }) =>
      Object.assign(group, { slot: [...slots].join(', '), own: [...own], pictures: [...pictures] }),
    )
    .toSorted((a, b) => b.pictures.length - a.pictures.length);
}

/** A cause in one line. */
export function nameOf({ slot, kind, what }) {
  const text = kind === 'style' || kind === 'aria' ? what : `${kind} ${what}`.trim();
  return slot ? `${slot}: ${text}` : text;
}
