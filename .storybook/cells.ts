// The cells in which stories are photographed: by our own camera (visual.setup.ts) and as modes of Chromatic (chromatic.ts).

export const widths = { small: [320, 640], phone: [360, 800], desktop: [1280, 800] } as const;

export interface Cell {
  name: string;
  size: keyof typeof widths;
  theme: 'light' | 'dark';
  comfort?: boolean;
  forced?: boolean;
  /** Text twice as large, as a reader sets it in the browser. */
  largeText?: boolean;
  print?: boolean;
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
  { name: 'small', size: 'small', theme: 'light' },
  { name: 'large-text', size: 'phone', theme: 'light', largeText: true },
];
/** For stories tagged printed: what is put on paper. */
const paper: Cell = { name: 'print', size: 'desktop', theme: 'light', print: true };

/** The cells of a story, by its tags. One tagged `no-visual` is not photographed. */
export function cellsOf(tags: readonly string[]): Cell[] {
  if (tags.includes('no-visual')) return [];
  const cells = tags.includes('all-cells') ? [...always, ...rest] : always;
  return tags.includes('printed') ? [...cells, paper] : cells;
}
