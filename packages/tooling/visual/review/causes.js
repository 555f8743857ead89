// The list of causes and the filters above it.
import { by, make, plural } from './dom.js';

const FACETS = ['kind', 'area', 'look', 'width'];
const NAMES = {
  kind: {
    style: 'Style',
    text: 'Words',
    aria: 'ARIA attributes',
    heard: 'What is heard',
    layout: 'Layout',
    drawing: 'Drawing',
    added: 'Parts added',
    removed: 'Parts removed',
    new: 'New pictures',
    unexplained: 'Not explained',
  },
  look: {
    light: 'Light',
    dark: 'Dark',
    comfort: 'Comfort',
    forced: 'Forced colours',
    large: 'Large text',
    print: 'Print',
    heard: 'Screen reader',
  },
  width: { small: '320 px', phone: '360 px', desktop: '1280 px', none: 'None' },
};
export const kindName = (kind) => NAMES.kind[kind] ?? kind;

/** Fills the choices with what there is. */
export function fillFilters(groups) {
  const values = Object.fromEntries(FACETS.map((facet) => [facet, new Set()]));
  for (const { kind, pictures } of groups) {
    values.kind.add(kind);
    for (const picture of pictures)
      for (const facet of ['area', 'look', 'width']) values[facet].add(picture[facet]);
  }
  for (const facet of FACETS) {
    const chosen = by(facet).value;
    const options = [...values[facet]].toSorted((a, b) => (a < b ? -1 : 1));
    by(facet).replaceChildren(
      make('option', { value: '' }, 'All'),
      ...options.map((value) => make('option', { value }, NAMES[facet]?.[value] ?? value)),
    );
    by(facet).value = options.includes(chosen) ? chosen : '';
  }
}

/** Causes that fit, each with the pictures that fit. */
export function filtered(groups) {
  const [kind, area, look, width] = FACETS.map((facet) => by(facet).value);
  const find = by('find').value.trim().toLowerCase();
  const fits = (picture) =>
    (!area || picture.area === area) &&
    (!look || picture.look === look) &&
    (!width || picture.width === width);
  return groups
    .filter((group) => !kind || group.kind === kind)
    .map((group) => ({ group, pictures: group.pictures.filter(fits) }))
    .filter(
      ({ group, pictures }) =>
        pictures.length > 0 &&
        (!find ||
          group.name.toLowerCase().includes(find) ||
          pictures.some(({ story }) => story.includes(find))),
    );
}

export const isFiltered = () => by('find').value !== '' || FACETS.some((facet) => by(facet).value !== '');

function state(group) {
  if (group.isAccepted) return make('span', { className: 'good' }, '✓ accepted, waits for other causes');
  if (!group.refused) return false;
  return make('span', { className: 'bad' }, group.refused.isCurrent ? '✗ refused' : '✗ refused before');
}

/** @param {Array<{ group: object, pictures: object[] }>} shown @param {(at: number) => void} choose */
export function showCauses(shown, choose) {
  by('no-causes').hidden = shown.length > 0;
  by('causes').replaceChildren(
    ...shown.map(({ group, pictures }, at) =>
      make(
        'li',
        {},
        make(
          'button',
          { type: 'button', onclick: () => choose(at) },
          make('span', {}, group.name),
          make(
            'span',
            { className: 'cause-facts' },
            make('span', {}, kindName(group.kind)),
            make(
              'span',
              {},
              pictures.length === group.pictures.length
                ? plural(pictures.length, 'picture', 'pictures')
                : `${pictures.length.toLocaleString('en')} of ${plural(group.pictures.length, 'picture', 'pictures')}`,
            ),
            state(group),
          ),
        ),
      ),
    ),
  );
}

/** Marks the current one and brings it into sight. */
export function markCause(at) {
  for (const [index, item] of [...by('causes').children].entries()) {
    const button = item.firstElementChild;
    if (index === at) {
      button.setAttribute('aria-current', 'true');
      item.scrollIntoView({ block: 'nearest' });
    } else button.removeAttribute('aria-current');
  }
}
