// A prescription that becomes a cart, and people for pages beside the shop.
import {
  accent,
  arm,
  at,
  c,
  calendar,
  collar,
  cross,
  disc,
  flip,
  hair,
  hand,
  head,
  kurta,
  legs,
  line,
  oval,
  path,
  phone,
  plant,
  recipe,
  rect,
  roundly,
  sari,
  spot,
  torso,
  turn,
} from './parts.mjs';

const scene = (w, h, ...shapes) => ({ viewBox: `0 0 ${w} ${h}`, shapes: roundly(...shapes) });

const prescription = scene(
  360,
  280,
  disc(186, 140, 132, accent, 'opacity=".15"'),
  oval(184, 262, 120, 8, accent, 'opacity=".2"'),
  turn(-8, 110, 140, path('M34 36h150v206H34z', '#000', 'opacity=".08"') + at(28, 30, recipe(0, 0), 0.93)),
  turn(7, 252, 150, at(192, 26, phone(0, 0), 0.9)),
  line('M142 34c18-14 36-16 54-8M188 18l9 8-10 8', accent, 4),
  turn(
    -24,
    60,
    246,
    rect(40, 238, 40, 19, 9.5, c.gold) + path('M60 238h10.500a9.500 9.500 0 0 1 0 19H60z', '#fff'),
  ),
  disc(318, 254, 11, c.rose),
  line('M312 254h12', '#fff', 3),
);

/** She takes what the prescription names from the shelf. */
const pharmacist = scene(
  240,
  180,
  spot(240, 180, 80),
  rect(136, 26, 84, 116, 4, c.bark),
  [0, 1, 2].map((i) => rect(141, 31 + i * 38, 74, 33, 2, c.sand)).join(''),
  rect(146, 40, 15, 24, 3, c.teal),
  rect(164, 46, 22, 18, 2, c.rose),
  rect(190, 38, 18, 26, 3, '#fff'),
  rect(190, 46, 18, 9, 0, c.gold),
  rect(147, 80, 26, 22, 2, c.mid),
  rect(178, 84, 12, 18, 3, c.ochre),
  rect(194, 78, 16, 24, 2, c.plum),
  cross(160, 91, 5, '#fff', 3),
  at(
    84,
    84,
    path('M-34 74c-2-50 8-74 35-74s37 24 34 74z', c.white) +
      collar(c.mid) +
      line('M2 16v58', c.grey, 2) +
      head(c.skin, hair.bun(c.hair), { glasses: true, bindi: true }) +
      cross(18, 40, 5, c.teal, 3),
    0.92,
  ),
  rect(22, 144, 206, 22, 4, c.teal),
  rect(16, 136, 218, 11, 5, c.wood),
  cross(58, 157, 6, '#fff', 4),
  arm('M102 104c10 14 18 14 28 8', c.white, 15),
  hand('M132 112l7-4', c.skin, 11),
  rect(134, 86, 22, 27, 3, c.gold),
  line('M134 94h22', c.ochre, 3),
  cross(145, 104, 5, '#fff', 3.5),
  arm('M64 106c-2 14-2 20 2 26', '#e6eeee', 15),
  hand('M67 131h9', c.skin, 11),
  path('M78 136l6-28h26l-6 28z', '#fff'),
  line('M89 115h14M87 122h14M86 129h8', c.grey, 2.5),
);

/** Grandmother, mother, father and child: who the circle of care holds together. */
const family = scene(
  360,
  240,
  disc(180, 112, 106, accent, 'opacity=".15"'),
  path('M14 222h332v8a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z', accent, 'opacity=".22"'),
  plant(44, 224, 0.8),
  at(232, 80, legs(c.navy) + torso(c.teal) + collar(c.mint), 0.9),
  flip(232, 80, head(c.dark, hair.short(c.hair), { small: true }), 0.9),
  at(172, 84, kurta(c.rose, c.gold), 0.87),
  at(172, 84, head(c.skin, hair.plait(c.hair), { bindi: true, small: true }), 0.87),
  at(
    104,
    92,
    sari(c.mid, c.ochre, c.mint) + head(c.skin, hair.bun(c.silver), { glasses: true, small: true }),
    0.82,
  ),
  flip(
    298,
    94,
    legs(c.sand) +
      path('M-29 100c-4-66 4-100 30-100s34 34 30 100z', c.white) +
      head(c.tan, hair.old(c.silver), { glasses: true, small: true }),
    0.8,
  ),
  arm('M210 100c-10 14-24 12-34 12', c.teal, 14),
  hand('M178 112h-6', c.dark, 10),
  arm('M120 112c10 20 14 24 16 34', c.mint, 13),
  hand('M136 148v5', c.skin, 10),
  arm('M282 114c-10 18-12 24-12 34', c.white, 14),
  hand('M270 150v4', c.tan, 10),
  at(
    200,
    146,
    path('M-20 74h42l2 66H8L1 92l-8 48h-16z', c.navy) +
      path('M-26 134h24v8h-28c0-5 1-7 4-8zM8 134h22c3 1 5 3 5 8H8z', c.red) +
      path('M-28 80C-30 26-22 0 1 0s30 26 27 80z', c.gold) +
      line('M-28 48h56', c.ochre, 7) +
      arm('M-22 16c-14 8-18 20-16 34', c.gold, 16) +
      arm('M22 16c14-4 20-14 24-26', c.gold, 16) +
      hand('M47-12l3-8', c.skin, 13) +
      at(0, 2, head(c.skin, hair.short(c.hair), { small: true }), 1.25),
    0.54,
  ),
  path(
    'M180 26c-14-9-19-14-19-20 0-11 15-13 19-3 4-10 19-8 19 3 0 6-5 11-19 20z',
    c.rose,
    'transform="translate(-124 52)"',
  ),
);

/** The strip runs low, the day is marked, the next one comes by itself. */
const refill = scene(
  240,
  180,
  spot(240, 180, 70),
  at(36, 56, calendar(104)),
  at(
    0,
    10,
    turn(
      -10,
      158,
      124,
      rect(116, 98, 98, 52, 8, c.grey) +
        rect(119, 101, 92, 46, 6, '#e9eff0') +
        [0, 1]
          .map((row) =>
            [0, 1, 2, 3]
              .map(
                (i) =>
                  disc(131 + i * 22.5, 113 + row * 22, 8, row * 4 + i > 4 ? c.grey : c.rose) +
                  (row * 4 + i > 4 ? '' : line(`M${127 + i * 22.5} ${113 + row * 22}h8`, '#fff', 2.5)),
              )
              .join(''),
          )
          .join('') +
        line('M118 124h94', c.grey, 1.5, 'stroke-dasharray="4 4"'),
    ),
  ),
  disc(182, 58, 27, c.teal),
  line('M168 56a14 14 0 0 1 25-6M196 60a14 14 0 0 1-25 6', '#fff', 4.5),
  line('M194 41v9h-9M170 75v-9h9', '#fff', 4.5),
  turn(24, 88, 154, rect(72, 148, 30, 14, 7, c.gold) + path('M87 148h8a7 7 0 0 1 0 14h-8z', '#fff')),
);

const support = scene(
  240,
  180,
  spot(240, 180, 78),
  path(
    'M166 34h46a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-22l-14 13V78h-10a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z',
    c.teal,
  ),
  line('M170 50h38M170 62h24', '#fff', 4.5),
  path('M28 58h34a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-4v10l-11-10H28a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z', c.gold),
  [0, 1, 2].map((i) => disc(34 + i * 11, 74, 3, c.bark)).join(''),
  at(
    112,
    86,
    path('M-46 76C-46 24-28 0 1 0s45 24 46 76z', c.mid) +
      path('M-12 0l13 18L16 0z', c.mint) +
      path('M-28 12c-10 10-14 36-13 64h12c0-26 4-44 10-60z', c.gold) +
      head(c.skin, hair.long(c.hair), { bindi: true }) +
      line('M-20-40C-16-66 18-70 22-48', c.ink, 4) +
      rect(-21, -42, 13, 22, 6, c.ink) +
      line('M-14-22c2 12 12 13 20 11', c.ink, 3) +
      disc(8, -11, 3.5, c.ink),
  ),
  rect(18, 148, 204, 14, 5, c.wood),
  path('M134 148l8-40h62l-8 40z', c.grey),
  path('M130 144h70v5h-70z', c.steel),
  cross(169, 128, 8, c.teal, 5),
  arm('M82 116c-8 14-4 26 14 26', '#2f8482', 16),
  hand('M98 142h20', c.skin, 11),
  rect(34, 126, 20, 22, 4, c.white),
  line('M34 132c-9-1-9 11 0 10', c.white, 3),
  line('M40 120c-2-4 3-5 1-9M48 120c-2-4 3-5 1-9', accent, 2),
);

export const others = { 'prescription-phone': prescription, pharmacist, family, refill, support };
