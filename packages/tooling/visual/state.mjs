// What the page of the review shows, as JSON.
import { cellsOf } from '../../../.storybook/cells.ts';
import { isAccepted } from './decide.mjs';
import { hashOfPictures, readParts } from './decisions.mjs';
import { namesOf } from './filter.mjs';
import { nameOf } from './settle.mjs';
import { withRefusals } from './summary.mjs';

const cells = new Map(cellsOf(['all-cells', 'printed']).map((cell) => [cell.name, cell]));

/** `base`, `web/medicine`, `storybook`: where a story file belongs. */
export function areaOf(file) {
  const names = namesOf(file);
  return names[0] === 'web' ? (names[1] ?? 'web') : (names[0] ?? 'other');
}

/** By which a reviewer chooses pictures. What screen readers are told has neither theme nor width. */
export function facetsOf({ file, cell }) {
  const { theme = 'heard', size, comfort, forced, largeText, print } = cells.get(cell) ?? {};
  const modes = { forced, comfort, large: largeText, print };
  const look = Object.keys(modes).find((name) => modes[name]) ?? theme;
  return { area: areaOf(file), look, width: size ?? 'none' };
}

/** @param {{ differences: Array<object>, groups: Array<object>, commit?: string }} settled */
export function stateOf(settled) {
  const parts = readParts();
  const byId = new Map(settled.differences.map((one) => [one.id, one]));
  const groups = withRefusals(settled.groups).map((group) => {
    const pictures = group.pictures.map((id) => byId.get(id));
    const { refused } = group;
    return {
      key: group.key,
      kind: group.kind,
      name: nameOf(group),
      was: group.was,
      now: group.now,
      refused: refused && { ...refused, isCurrent: refused.hash === hashOfPictures(pictures) },
      isAccepted: pictures.every((one) =>
        isAccepted(
          one,
          one.causes.find(({ key }) => key === group.key),
          parts,
        ),
      ),
      pictures: pictures.map((one) =>
        Object.assign(facetsOf(one), {
          stem: one.stem,
          story: one.story,
          cell: one.cell,
          hasBefore: Boolean(one.before),
          isText: one.text !== undefined,
          others: one.causes.length - 1,
        }),
      ),
    };
  });
  return {
    commit: settled.commit?.slice(0, 12),
    machine: settled.differences.filter(({ verdict }) => verdict === 'machine').length,
    groups,
  };
}
