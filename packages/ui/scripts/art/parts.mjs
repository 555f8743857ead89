// What the scenes share. The base of a person's neck is at 0,0; they look to the right, with the feet on 159 (147 on a seat). `flip`
// turns them.
/** Tones that hold on a light and on a dark ground. What must follow the theme takes a token. */
export const c = {
  teal: '#00696a',
  deep: '#023538',
  mid: '#3c9694',
  soft: '#87cdc9',
  mint: '#d5f2f1',
  white: '#f7fafa',
  grey: '#c3ccd0',
  steel: '#8b979c',
  ink: '#2c3c44',
  navy: '#4b5f7d',
  gold: '#fdc357',
  ochre: '#df9c32',
  cream: '#fdedc9',
  sand: '#ecd5ad',
  wood: '#a9713f',
  bark: '#7d4f2b',
  red: '#c9302c',
  rose: '#d5576b',
  plum: '#8a4a78',
  sky: '#bfe3f2',
  blue: '#3b6ea8',
  fair: '#d39b6c',
  skin: '#c08457',
  tan: '#a86f49',
  dark: '#8d5a3a',
  hair: '#2b211d',
  silver: '#c9d0d2',
  ash: '#9aa2a6',
};
export const accent = 'var(--accent-line)';
export const danger = 'var(--danger-line)';

const round = (text) => text.replace(/\d*\.\d{2,}/g, (n) => String(Math.round(Number(n) * 10) / 10));
export const path = (d, fill, more = '') => `<path d="${round(d)}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d, stroke, width, more = '') =>
  `<path d="${round(d)}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`}/>`;
export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
export const rect = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;
export const at = (x, y, shapes, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${shapes}</g>`;
export const flip = (x, y, shapes, scale = 1) =>
  `<g transform="matrix(-${scale} 0 0 ${scale} ${x} ${y})">${shapes}</g>`;
export const turn = (angle, x, y, shapes) => `<g transform="rotate(${angle} ${x} ${y})">${shapes}</g>`;
/** All strokes in it end round. */
export const roundly = (...shapes) =>
  `<g stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
export const cross = (x, y, r, colour, width) =>
  line(`M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`, colour, width, 'stroke-linecap="butt"');

/** A large disc behind everything and the ground of a slide. */
export const backdrop = (tone = accent, x = 240, r = 172) =>
  path(`M${x - 72} 362a${r} ${r} 0 1 1 144 0z`, tone, 'opacity=".16"') +
  path('M-2000 362h4480v38h-4480z', tone, 'opacity=".26"');
/** The same for a small scene: a disc and a shadow on the floor. */
export const spot = (w, h, r, tone = accent) =>
  disc(w / 2, h / 2 - 6, r, tone, 'opacity=".13"') + oval(w / 2, h - 16, r * 1.15, 8, tone, 'opacity=".2"');

// Heads: a circle of 25 round 0,-34.
const front = 'M-26-30c-4-26 10-37 27-37 16 0 27 11 25 30-10-1-18-6-24-14-6 10-16 17-28 21z';
const cropped =
  'M25-42c-2-16-12-23-26-23s-28 11-26 30c2 8 4 11 6 13 2-6 2-10 6-14 2-5 3-8 5-11 12 3 24 3 35 5z';
export const hair = {
  bun: (tone) => [disc(-25, -29, 11, tone), path(front, tone)],
  plait: (tone) => [path('M-22-44c-12 20-16 56-8 84 3 6 8 6 10 0 0-24 2-40 12-56z', tone), path(front, tone)],
  long: (tone) => [path('M-20-52c-14 22-14 46-8 66 10 6 26 4 30-2l2-40z', tone), path(front, tone)],
  short: (tone) => ['', path(cropped, tone)],
  /** An old man: bald above, hair round the ears and a moustache. */
  old: (tone) => [
    '',
    path('M-18-51c-9 5-12 16-9 28 3 5 7 5 9 0 1-6 3-10 3-14 1-6-1-10-3-14z', tone) +
      path('M6-24c4-4 12-4 16 0-2 4-6 3-8 1-2 2-6 3-8-1z', tone),
  ],
  cap: (tone, cloth = c.teal) => [
    '',
    path('M25-40h-26c-2 2-4 6-6 13-2-2-4-5-6-12 0 0 6-20 38-1z', tone) +
      path('M29-44c0-19-12-29-30-29-17 0-27 10-27 26 0 4 1 7 3 9l41-5c8 1 16 3 22 6 1-4-3-7-9-7z', cloth),
  ],
  /** A cap of a nurse on dark hair. */
  nurse: (tone) => [
    disc(-25, -30, 10, tone),
    path(front, tone) +
      path('M-17-55c2-14 30-20 36-6l-4 7c-10-6-22-4-29 4z', c.white) +
      cross(2, -62, 3.5, c.teal, 2.5),
  ],
};
const spectacles = `<g fill="none" stroke="${c.ink}" stroke-width="1.8"><circle cx="6" cy="-32" r="7"/><circle cx="21" cy="-32" r="6"/><path d="M13-32h2M-1-33l-11-2"/></g>`;
/** Head and neck, with one of `hair`. `small` leaves out what is not seen in a small scene. */
export function head(
  skin,
  [behind, before],
  { glasses = false, bindi = false, smile = 'open', small = false } = {},
) {
  const mouth =
    smile === 'open'
      ? path('M6-21c4 2 11 2 14-1-1 8-11 9-14 1z', '#fff')
      : line('M7-20c4 3 9 3 13 0', c.ink, 2);
  return [
    behind,
    path('M-8-12V1C-4 8 6 8 10 1v-12c20-11 19-48-10-48s-34 35-8 47z', skin),
    small ? '' : path('M-8-9c6 1 12 1 18-1v4c-6 4-13 3-18 0z', '#000', 'opacity=".14"'),
    before,
    line('M7-32h0M20-32h0', c.ink, 4.4),
    small ? '' : line('M3-39c2-2 5-2 7-1M17-40c2-1 5-1 6 1', c.ink, 1.6),
    line('M15-31c3 3 3 5 0 5', '#000', 1.6, 'opacity=".3"'),
    mouth,
    glasses ? spectacles : '',
    bindi ? disc(14, -40, 1.9, '#a3262f') : '',
  ].join('');
}

// Bodies.
export const torso = (cloth) => path('M-29 70c-2-46 6-70 30-70s32 24 28 70z', cloth);
export const collar = (cloth) => path('M-9 0l10 13L13 0z', cloth);
export const legs = (cloth) =>
  path('M-21 62h44l6 92H9l-8-66-8 66h-20z', cloth) +
  path('M-28 150h23v10h-29c0-6 2-9 6-10zM8 150h23c4 1 6 4 6 10H8z', c.ink);
/** Thigh and shin to the right, the foot on 147. */
export const seated = (cloth, shoe = c.ink) =>
  line('M-4 60h48v74', cloth, 26) + path('M31 132h24c8 2 14 7 14 15H31z', shoe);
export const sari = (cloth, border, blouse) =>
  path('M-27 42c-10 44-16 80-18 112h84c2-40-2-78-14-112z', cloth) +
  path('M-45 146h85v11h-86z', border) +
  path('M-29 32C-27 10-15 0-1 0s26 10 28 32l6 30h-66z', blouse) +
  path('M17 2c-20 26-46 56-54 130l24 4c-2-60 22-94 44-118z', cloth) +
  path('M17 2C-1 28-17 52-26 94l7 2c8-40 26-66 44-86z', border);
export const sariSeated = (cloth, border, blouse) =>
  path('M-26 48h64c14 0 22 8 22 22l4 72H20l-6-36h-34c-10-10-12-40-6-58z', cloth) +
  path('M20 136h43l1 9H21z', border) +
  path('M28 147v-4h26c8 0 12 2 14 4z', c.ink) +
  path('M-29 66c-2-42 6-66 30-66s30 24 27 66z', blouse) +
  path('M17 2c-18 18-38 40-46 66h20c6-22 20-38 38-52z', cloth) +
  path('M17 2C-1 20-13 36-19 62l7 2c6-24 18-40 36-54z', border);
export const kurta = (cloth, trim) =>
  path('M-24 100h48l-2 54H6L1 118l-6 36h-17z', c.sand) +
  path('M-24 151h19v9h-25c0-5 2-8 6-9zM6 151h17c4 1 6 4 6 9H6z', c.bark) +
  path('M-28 34C-26 10-15 0 1 0s26 10 28 34l8 80h-72z', cloth) +
  line('M-34 110h70', trim, 5) +
  path('M-9 0l10 16L13 0z', trim);
export const arm = (d, cloth, width = 18) => line(d, cloth, width);
export const hand = (d, skin, width = 13) => line(d, skin, width);
export const stethoscope =
  line('M-8 4c-2 16 2 28 10 28s12-12 10-28M2 32v10', c.ink, 2.6) + disc(2, 45, 4, c.steel);

// Things. Those that stand have their foot on the ground, at 0,0.
export const box = (x, y, w = 48, h = 44) =>
  rect(x, y, w, h, 5, c.gold) +
  line(`M${x} ${y + 13}h${w}`, c.ochre, 4) +
  cross(x + w / 2, y + h / 2 + 6, 9, '#fff', 6);
export const door = (x) =>
  at(
    x,
    0,
    path('M0 362V150a92 92 0 0 1 184 0v212z', c.teal) +
      path('M16 362V152a76 76 0 0 1 152 0v210z', c.cream) +
      path('M16 300h152v62H16z', c.sand) +
      path('M130 118h26v34h-26z', c.soft) +
      line('M143 118v34M130 135h26', c.mint, 3) +
      path('M16 362V152c0-30 17-55 42-68v300l-42-10z', c.deep) +
      disc(47, 246, 6.5, c.gold),
  );
export const plant = (x, y = 362, scale = 1) =>
  at(
    x,
    y,
    path(
      'M0-40C-4-70-22-84-34-86c0 22 12 38 34 46zM0-40C2-76 18-92 32-96c4 26-8 46-32 56zM0-40c-8-34-4-58 4-72 12 20 12 46-4 72z',
      c.mid,
    ) +
      path('M-22-40h44L16 0h-32z', c.ochre) +
      path('M-24-42h48v9h-48z', c.gold),
    scale,
  );
export const scooter = (x) =>
  at(
    x,
    0,
    [24, 100]
      .map((w) => disc(w, 338, 22, c.ink, `stroke="${c.steel}" stroke-width="3"`) + disc(w, 338, 9, c.soft))
      .join('') +
      path('M8 310h40l20 18h16l-8-66 10-4 26 62c2 10-6 18-14 18H32c-16 0-24-10-24-28z', c.mid) +
      path('M76 262l12-2 12 30-18 6z', c.gold) +
      path('M4 298h56v14H4z', c.ink) +
      rect(-4, 240, 60, 58, 4, c.teal) +
      cross(26, 269, 14, '#fff', 8) +
      line('M70 254l24-8', c.steel, 7),
  );
export const armchair = (x, tone = c.teal, shade = c.mid) =>
  at(
    x,
    0,
    line('M-40 350v10M44 350v10', c.bark, 9) +
      rect(-58, 218, 44, 126, 20, shade) +
      rect(-52, 284, 116, 66, 12, tone),
  );
export const stool = (x) =>
  at(x, 0, line('M-18 296l-8 62M18 296l8 62M-23 334h46', c.bark, 6) + rect(-30, 286, 60, 13, 6, c.wood));
export const table = (x, w, y = 276) =>
  line(`M${x + 12} ${y + 8}v${358 - y - 8}M${x + w - 12} ${y + 8}v${358 - y - 8}`, c.bark, 8) +
  rect(x, y, w, 12, 5, c.wood);
export const windowPane = (x, y) =>
  at(
    x,
    y,
    path('M0 96V36a34 34 0 0 1 68 0v60z', c.white) +
      path('M7 90V37a27 27 0 0 1 54 0v53z', c.sky) +
      path('M7 90V74c14-10 24-2 30-6 8-6 16-4 24 0v22z', c.mid) +
      line('M34 10v80M7 52h54', c.white, 4) +
      rect(-6, 94, 80, 8, 3, c.sand),
  );
export const tube = (x, y, h, tone, w = 12) =>
  rect(x, y, w, h, w / 2, '#fff') +
  path(`M${x} ${y + h * 0.45}h${w}v${h * 0.55 - w / 2}a${w / 2} ${w / 2} 0 0 1-${w} 0z`, tone) +
  rect(x - 2, y - 3, w + 4, 7, 2, c.teal);
export const snow = (x, y, r, tone) =>
  line(
    `M${x} ${y - r}v${2 * r}M${x - r * 0.87} ${y - r / 2}l${r * 1.74} ${r}M${x - r * 0.87} ${y + r / 2}l${r * 1.74} ${-r}`,
    tone,
    3,
  );
export const calendar = (w = 120) =>
  at(
    0,
    0,
    rect(0, 0, 120, 112, 12, '#fff') +
      path('M0 12A12 12 0 0 1 12 0h96a12 12 0 0 1 12 12v20H0z', c.teal) +
      line('M32-10v20M88-10v20', c.steel, 7) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            rect(14 + i * 25, 44, 17, 14, 3, c.soft) +
            rect(14 + i * 25, 66, 17, 14, 3, i === 2 ? c.gold : c.soft),
        )
        .join('') +
      [0, 1].map((i) => rect(14 + i * 25, 88, 17, 14, 3, c.soft)).join('') +
      line('M68 73l4 4 7-8', c.bark, 3),
    w / 120,
  );
export const ambulance = (x) =>
  at(
    x,
    0,
    path('M0 238a12 12 0 0 1 12-12h130v116H0z', '#fff') +
      path('M138 248h36c6 0 10 3 13 8l24 38c4 2 7 6 7 12v36h-80z', '#fff') +
      path('M152 260h20l20 34h-40z', c.soft) +
      path('M0 308h218v20H0z', c.red) +
      path('M0 328h218v14H0z', c.grey) +
      cross(66, 268, 19, c.red, 13) +
      rect(102, 240, 28, 26, 4, c.soft) +
      path('M62 226v-8a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v8z', c.gold) +
      path('M208 308h10v12h-10z', c.gold) +
      line('M146 296v30M154 302h12', c.grey, 3) +
      [46, 172].map((w) => disc(w, 340, 23, c.ink) + disc(w, 340, 10, c.grey)).join(''),
  );
/** A slip with the sign of a prescription, 172 by 226. */
export const recipe = (x, y) =>
  at(
    x,
    y,
    rect(0, 0, 172, 226, 8, '#fff') +
      line('M22 28h70M22 44h48', c.teal, 7) +
      line('M22 66h128', c.soft, 3) +
      line('M26 114V86h10c12 0 12 15 0 15H26m8 0l18 24m0-15l-15 17', c.teal, 5) +
      line('M64 102h78M64 118h52M64 142h70M64 158h60', c.grey, 7) +
      line('M84 200c10-22 16-22 16-8s10-14 16-14-2 16 8 14 10-10 24-12', '#3d4fa3', 3.5),
  );
/** A telephone with a made cart, 132 by 250. */
export const phone = (x, y) =>
  at(
    x,
    y,
    rect(0, 0, 132, 250, 20, c.ink) +
      rect(8, 12, 116, 226, 10, '#fbfaf6') +
      [c.teal, c.gold, c.mid]
        .map((tone, i) =>
          at(
            20,
            28 + i * 50,
            rect(0, 0, 92, 40, 7, c.mint) +
              rect(6, 7, 26, 26, 5, tone) +
              line(`M42 14h${[40, 34, 38][i]}M42 26h${[26, 38, 24][i]}`, c.mid, 6),
          ),
        )
        .join('') +
      rect(20, 196, 92, 28, 8, c.teal) +
      line('M56 210l7 7 13-14', '#fff', 5),
  );
