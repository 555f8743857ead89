// Groups differences by cause, and tells the product's from the machine's.

/**
 * Differences by what caused them. Parts whose style changed in the same properties from and to the same values share a class or token: that is
 * one cause, and the differences' causes are named by it. `own` are the keys that each had by itself.
 * @param {Array<{ id: string, causes: Array<{ key: string, slot: string, kind: string, what: string }> }>} differences
 * @returns {Array<{ key: string, own: string[], slot: string, kind: string, what: string, pictures: string[] }>} those with most pictures first
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
  for (const difference of differences) {
    const merged = new Map();
    for (const { key: own, ...cause } of difference.causes) {
      const key = keyOf.get(own);
      const one = merged.get(key) ?? { ...cause, key, own: [] };
      one.own.push(own);
      merged.set(key, one);
      const group = groups.get(key) ?? {
        ...cause,
        key,
        own: new Set(),
        slots: new Set(),
        pictures: new Set(),
      };
      group.own.add(own);
      group.slots.add(cause.slot);
      group.pictures.add(difference.id);
      groups.set(key, group);
    }
    difference.causes = [...merged.values()];
  }
  return [...groups.values()]
    .map(({ slots, own, pictures, ...group }) =>
      Object.assign(group, { slot: [...slots].join(', '), own: [...own], pictures: [...pictures] }),
    )
    .toSorted((a, b) => b.pictures.length - a.pictures.length);
}

/**
 * Whether a difference is the product's or the machine's. It is the machine's if the commit before draws exactly the same, although the
 * accepted hash was written for just those inputs.
 * @param {{ accepted?: string, acceptedBefore?: string, before?: string, after: string, isProven: boolean }} hashes
 * @returns {'new' | 'machine' | 'product'}
 */
export function judge({ accepted, acceptedBefore, before, after, isProven }) {
  if (!accepted) return 'new';
  if (isProven && before === after && acceptedBefore === accepted && before !== accepted) return 'machine';
  return 'product';
}
