// The cells in which stories are photographed: by `npm run visual` and as modes of Chromatic (chromatic.ts).

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

interface Story {
  id: string;
  tags: readonly string[];
  globals: Record<string, unknown>;
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

/** Floating parts above a page: a picture of such a story is as tall as the window. */
export const floating =
  'dialog,[popover],[role=dialog],[role=alertdialog],[data-slot=toast-region],[data-radix-popper-content-wrapper]';

/** The cells of a story as `npm run visual` renders them. */
export const visualCells = ({ id, tags, globals }: Story) =>
  cellsOf(tags).map(({ name, size, theme, comfort, forced, largeText, print }) => ({
    name,
    width: widths[size][0],
    height: widths[size][1],
    attributes: {
      'data-theme': theme,
      'data-comfort': (comfort ?? globals['comfort'] === 'on') ? '1' : null,
    },
    fontSize: largeText ? '200%' : '',
    forced,
    print,
    hover: id.includes('--hover'),
    focus: /--(?:.*-)?focused/.test(id),
  }));
