// What Chromatic would photograph: by the parameters that it reads from a built Storybook itself.

/**
 * @typedef {{ id: string, file: string, chromatic?: { disableSnapshot?: boolean, modes?: Record<string, { disable?: boolean }> } }} Story
 * @param {Story[]} stories
 * @param {Set<string>} [affected] story files that a change reaches; all where it is left out
 * @returns {{ sent: Array<{ id: string, file: string, modes: string[] }>, disabled: string[], untouched: string[] }}
 */
export function planOf(stories, affected) {
  const plan = { sent: [], disabled: [], untouched: [] };
  for (const { id, file, chromatic = {} } of stories)
    if (chromatic.disableSnapshot) plan.disabled.push(id);
    else if (affected && !affected.has(file)) plan.untouched.push(id);
    else {
      const modes = Object.entries(chromatic.modes ?? {}).filter(([, { disable }]) => !disable);
      // Without modes it is one snapshot at the default width.
      plan.sent.push({ id, file, modes: modes.length > 0 ? modes.map(([name]) => name) : ['default'] });
    }
  return plan;
}

export const snapshotsOf = ({ sent }) => sent.reduce((sum, { modes }) => sum + modes.length, 0);

const number = (count) => count.toLocaleString('en');

/** Lines: each story with its modes by file, then the sums. */
export function linesOf(plan) {
  const files = Map.groupBy(plan.sent, ({ file }) => file);
  const lines = [];
  for (const [file, stories] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(file);
    for (const { id, modes } of stories) lines.push(`  ${id}: ${modes.join(', ')}`);
  }
  const modes = new Map();
  for (const one of plan.sent) for (const mode of one.modes) modes.set(mode, (modes.get(mode) ?? 0) + 1);
  lines.push(
    `${number(snapshotsOf(plan))} snapshots of ${number(plan.sent.length)} stories: ${
      [...modes].map(([mode, count]) => `${number(count)} ${mode}`).join(', ') || 'none'
    }`,
    `${number(plan.disabled.length)} stories have no snapshot (no-visual)`,
  );
  if (plan.untouched.length > 0)
    lines.push(`${number(plan.untouched.length)} stories are not reached by the change`);
  return lines;
}
