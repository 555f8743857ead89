// The cells in which stories are photographed: by our own camera (visual.setup.ts) and as modes of Chromatic (chromatic.ts).

export const widths = { phone: [360, 800], desktop: [1280, 800] } as const;

export interface Cell {
  name: string;
  size: keyof typeof widths;
  theme: 'light' | 'dark';
  comfort?: boolean;
  forced?: boolean;
}

const always: Cell[] = [
  { name: 'light-phone', size: 'phone', theme: 'light' },
  { name: 'dark-desktop', size: 'desktop', theme: 'dark' },
];
/** For stories tagged all-cells: the richest one of each element. */
const rest: Cell[] = [
  { name: 'dark-phone', size: 'phone', theme: 'dark' },
  { name: 'light-desktop', size: 'desktop', theme: 'light' },
  { name: 'comfort', size: 'phone', theme: 'light', comfort: true },
  { name: 'forced-colours', size: 'phone', theme: 'light', forced: true },
];

/** The cells of a story, by its tags. One tagged `no-visual` is not photographed. */
export function cellsOf(tags: readonly string[]): Cell[] {
  if (tags.includes('no-visual')) return [];
  return tags.includes('all-cells') ? [...always, ...rest] : always;
}
