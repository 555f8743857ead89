// Chromatic reads modes from parameters, which cannot see tags. An enhancer sees both, for each story, also where nothing is rendered.
import type { PreviewAddon } from 'storybook/internal/csf';
import { cellsOf, widths, type Cell } from './cells.ts';

/** A cell as Chromatic's mode: values of the toolbar, with a width alone the picture ends where the story does. */
const modeOf = ({ size, theme, comfort, forced, largeText, print }: Cell) => ({
  viewport: widths[size][0],
  theme,
  ...(comfort && { comfort: 'on' }),
  ...(forced && { forcedColors: 'active' }),
  ...(largeText && { text: '200' }),
  ...(print && { medium: 'print' }),
});

/** What Chromatic does with a story of these tags. */
export function chromaticOf(tags: readonly string[]) {
  const cells = cellsOf(tags);
  if (cells.length === 0) return { disableSnapshot: true };
  return {
    prefersReducedMotion: 'reduce',
    modes: Object.fromEntries(cells.map((cell) => [cell.name, modeOf(cell)])),
  };
}

export const chromatic: PreviewAddon = {
  argTypesEnhancers: [
    ({ tags, parameters, argTypes }) => {
      parameters['chromatic'] = { ...chromaticOf(tags), ...parameters['chromatic'] };
      return argTypes;
    },
  ],
};
