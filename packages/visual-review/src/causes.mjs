// Why two pictures of a story differ. A difference is put down to the innermost named parts (data-slot) that changed themselves; what only
// moved or grew because of them needs no decision of its own.
import { PROPERTIES } from './browser/boxes.mjs';

const INHERITED =
  /^(?:color|fill|stroke|font-(?:family|size|weight|style)|line-height|letter-spacing|text-(?:align|transform)|visibility)$/;
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
  const names = Object.keys({ ...was, ...aria }).toSorted();
  return names
    .filter((name) => was[name] !== aria[name])
    .map((name) => {
      const { [name]: before = 'nothing' } = was;
      const { [name]: after = 'nothing' } = aria;
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
  const add = ({ path, slot }, kind, what = '', more = {}) =>
    causes.push({ path, slot, kind, what, ...more });
  for (const box of now.values()) {
    const { path, text } = box;
    const before = old.get(path);
    const parent = parentOf(path);
    if (!before) {
      if (!parent || old.has(parent)) add(box, 'added');
      continue;
    }
    const { text: was } = before;
    if (was !== text) add(box, 'text', `“${was}” → “${text}”`, { key: `${was}\n${text}`, was, now: text });
    causes.push(...causesOfAria(before, box));
    const changed = changedStyle(before.style, box.style);
    const above = inherited.get(parent) ?? [];
    inherited.set(path, new Set([...above, ...[...changed.keys()].filter((name) => INHERITED.test(name))]));
    const names = [...changed.keys()].filter((name) => !inherited.get(parent)?.has(name));
    const what = names.map((name) => `${name} ${changed.get(name)}`).join(', ');
    if (what) add(box, 'style', what, { key: names.toSorted((a, b) => (a < b ? -1 : 1)).join() });
  }
  for (const box of old.values()) {
    const parent = parentOf(box.path);
    if (!now.has(box.path) && (!parent || now.has(parent))) add(box, 'removed');
  }
  return causes;
}

/** Where nothing changed by itself: the innermost part of another size, or the outermost that moved. */
function causeOfLayout(old, now) {
  const both = [...now.values()].filter(({ path }) => old.has(path));
  const differs = (from, to) => (box) =>
    `${box.rect.slice(from, to)}` !== `${old.get(box.path).rect.slice(from, to)}`;
  const resized = both.filter(differs(2, 4));
  const innermost = resized.find(({ path }) => !resized.some((other) => isWithin(other.path, path)));
  const part = innermost ?? both.find(differs(0, 2));
  if (!part) return { slot: '', kind: 'drawing', what: '' };
  return { slot: part.slot, kind: 'layout', what: innermost ? 'another size' : 'another place' };
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
 * Causes of a picture, one for each decision.
 * @typedef {{ boxes: object[], pixels: { data: Buffer, width: number, height: number } }} Side @param {Side} before @param {Side} after
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
 * Differences by cause, those with most pictures first. Parts whose style changed from and to the same values share a class or token: that is
 * one cause, and `own` lists the keys that each had by itself.
 * @returns {{ key: string, own: string[], slot: string, kind: string, what: string, pictures: string[] }[]}
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
      const group = groups.get(key) ?? { ...cause, key, own: [], slots: [], pictures: [] };
      groups.set(key, group);
      for (const [list, one] of Object.entries({ own, slots: slot, pictures: id }))
        if (!group[list].includes(one)) group[list].push(one);
    }
  const all = [...groups.values()].toSorted((a, b) => b.pictures.length - a.pictures.length);
  return all.map(({ slots, ...group }) => Object.assign(group, { slot: slots.join(', ') }));
}

/** A cause in one line. */
export function nameOf({ slot, kind, what }) {
  const text = kind === 'style' || kind === 'aria' ? what : `${kind} ${what}`.trim();
  return slot ? `${slot}: ${text}` : text;
}
