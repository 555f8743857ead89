import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@doorstep/contract/address';
import { labelsOn } from './tile-labels.ts';
import { rowsAround, SIDE, world, type Tile, type World } from './world.ts';

export type Theme = 'light' | 'dark';
/** Pixels from dot to dot. */
const DOT_STEP = 9;
/** Of the places' edges the map shows those from this zoom on; further out they would be a net. */
const EDGES_FROM = 10;
/** On tiles that would be blank, high in the mountains or at sea: one sees the map move. */
const MARKS_FROM = 8,
  MARK = `<path class="e" d="M${SIDE / 2 - 5} ${SIDE / 2}h10m-5-5v10"/>`;

/** From afar the places themselves, as fine dots: where many live the paper is closely dotted. No land is painted, so that no outline of it arises. */
function dotsOn(of: World, tile: Tile): string {
  if (tile.z >= EDGES_FROM) return '';
  const { left, top, scale } = tile,
    spots = new Set<string>();
  const stepped = (at: number, from: number) => Math.round(Math.round(at / DOT_STEP) * DOT_STEP - from);
  for (const row of rowsAround(of, tile, DOT_STEP)) {
    const x = stepped(of.xs[row]! * scale, left),
      y = stepped(of.ys[row]! * scale, top);
    if (x > -DOT_STEP && y > -DOT_STEP && x < SIDE + DOT_STEP && y < SIDE + DOT_STEP) spots.add(`${x} ${y}`);
  }
  return spots.size === 0 ? '' : `<path class="p" d="${[...spots].map((spot) => `M${spot}h0`).join('')}"/>`;
}

function edgesOn({ edges }: World, { z, left, top, scale }: Tile): string {
  if (z < EDGES_FROM) return '';
  let path = '';
  for (let at = 0; at < edges.length; at += 4) {
    const x0 = edges[at]! * scale - left,
      x1 = edges[at + 2]! * scale - left;
    if ((x0 < 0 && x1 < 0) || (x0 > SIDE && x1 > SIDE)) continue;
    const y0 = edges[at + 1]! * scale - top,
      y1 = edges[at + 3]! * scale - top;
    if ((y0 < 0 && y1 < 0) || (y0 > SIDE && y1 > SIDE)) continue;
    path += `M${Math.round(x0)} ${Math.round(y0)}L${Math.round(x1)} ${Math.round(y1)}`;
  }
  return path && `<path class="e" d="${path}"/>`;
}

const paints: Record<Theme, string> = {
  light:
    '.b{fill:#f6f2e9}.p{stroke:#d9cdb5}.e{stroke:#d8cdb8}.d{fill:#87714b}text{fill:#464e49;stroke:#f6f2e9}.c{fill:#1f2928}.n{fill:#6d6857}',
  dark: '.b{fill:#20282a}.p{stroke:#454d46}.e{stroke:#404a47}.d{fill:#c0ab80}text{fill:#c8cfca;stroke:#20282a}.c{fill:#f1f4f1}.n{fill:#9aa29b}',
};
const SHAPES =
  '.p{fill:none;stroke-linecap:round;stroke-width:2.6px}.e{fill:none;stroke-width:1.2}text{font:500 12.5px system-ui,sans-serif;text-anchor:middle;paint-order:stroke;stroke-width:3px;stroke-linejoin:round}.c{font-weight:650;font-size:15px}.n{font-size:12px;letter-spacing:1px}';
const styleOf = (theme: Theme | undefined): string =>
  SHAPES + (theme ? paints[theme] : `${paints.light}@media(prefers-color-scheme:dark){${paints.dark}}`);

/** A tile as SVG; undefined where there is none. Without a theme it follows the device. */
export function drawTile(z: string, x: string, y: string, theme?: Theme): string | undefined {
  if (![z, x, y].every((text) => /^(?:0|[1-9]\d{0,5})$/.test(text))) return undefined;
  const zoom = Number(z),
    across = 2 ** zoom;
  if (zoom < MAP_ZOOM_MIN || zoom > MAP_ZOOM_MAX || Number(x) >= across || Number(y) >= across)
    return undefined;
  const tile: Tile = { z: zoom, left: Number(x) * SIDE, top: Number(y) * SIDE, scale: across * SIDE },
    of = world();
  const drawn = dotsOn(of, tile) + edgesOn(of, tile) + labelsOn(of, tile);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><style>${styleOf(theme)}</style><path class="b" d="M0 0h${SIDE}v${SIDE}H0z"/>${drawn || (zoom < MARKS_FROM ? '' : MARK)}</svg>`;
}
