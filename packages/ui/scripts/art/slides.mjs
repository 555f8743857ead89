// The slides at the head of the home page, 480 by 400: what matters stands between 40 and 440, so that a square keeps it.
import {
  accent,
  ambulance,
  arm,
  armchair,
  at,
  backdrop,
  box,
  c,
  calendar,
  collar,
  cross,
  danger,
  disc,
  door,
  flip,
  hair,
  hand,
  head,
  kurta,
  legs,
  line,
  path,
  plant,
  rect,
  roundly,
  sari,
  sariSeated,
  scooter,
  seated,
  snow,
  stethoscope,
  stool,
  table,
  torso,
  tube,
  windowPane,
} from './parts.mjs';

const slide = (...shapes) => ({ viewBox: '0 0 480 400', shapes: roundly(...shapes) });

/** She takes a parcel from a man with a scooter, at her door. */
const orderMedicine = slide(
  backdrop(accent, 262),
  at(
    -6,
    36,
    door(66) +
      at(193, 206, sari(c.mid, c.ochre, c.mint) + head(c.skin, hair.bun(c.silver), { glasses: true })) +
      scooter(364) +
      flip(327, 203, legs(c.navy) + torso(c.teal) + collar(c.mint) + head(c.dark, hair.cap(c.hair))) +
      box(254, 222) +
      arm('M206 226c14 16 26 24 44 26', c.mint, 17) +
      hand('M248 252l14 2', c.skin) +
      arm('M344 222c6 26-14 38-38 38', c.mid) +
      hand('M308 260h-14', c.dark) +
      plant(62, 366, 0.8),
    0.9,
  ),
);

/** She dresses the arm of an old man in his chair. */
const nurseVisit = slide(
  backdrop(),
  windowPane(206, 76),
  plant(408, 362, 0.9),
  armchair(122),
  at(
    118,
    216,
    seated(c.sand, c.bark) +
      torso(c.gold) +
      collar(c.ochre) +
      head(c.tan, hair.old(c.silver), { glasses: true }),
  ),
  line('M74 300h82', c.teal, 18),
  stool(322),
  flip(
    318,
    216,
    seated(c.white, c.teal) +
      torso(c.white) +
      collar(c.mid) +
      head(c.skin, hair.nurse(c.hair), { bindi: true }),
  ),
  cross(334, 252, 6, c.teal, 4),
  arm('M124 234c4 22 18 30 36 30', c.gold),
  hand('M160 264l62-8', c.tan, 14),
  line('M184 261l18-2', '#fff', 17, 'stroke-linecap="butt"'),
  line('M188 253l2 16M195 252l2 16', c.grey, 1.5),
  arm('M308 234c-18 8-50 12-80 12', '#e6eeee', 16),
  hand('M228 247l-14 3', c.skin, 12),
  disc(202, 244, 9, '#fff'),
  disc(202, 244, 3, c.grey),
  arm('M318 240c-8 30-44 42-86 34', '#edf3f3', 17),
  hand('M232 274l-22-3', c.skin, 12),
  path('M356 322h56v40h-56z', c.blue),
  line('M372 322v-10h24v10', c.steel, 5),
  cross(384, 342, 10, '#fff', 6),
);

/** A woman holds out her arm; the tubes go into a cooled box. */
const labCollection = slide(
  backdrop(),
  windowPane(212, 74),
  armchair(108, c.ochre, c.bark),
  at(106, 216, sariSeated(c.plum, c.gold, c.mint) + head(c.fair, hair.plait(c.hair), { bindi: true })),
  table(190, 124),
  arm('M112 236c4 20 14 26 30 28', c.mint, 17),
  hand('M142 264l72 4', c.fair, 14),
  path('M198 276h46v-6h-46z', c.sky),
  line('M176 258l4 16', c.rose, 5),
  flip(
    346,
    203,
    legs(c.navy) +
      torso(c.mid) +
      path('M-29 70c0-16 0-26 3-37l2 37zM29 70c0-16-2-26-5-37l2 37z', c.teal) +
      collar(c.mint) +
      head(c.dark, hair.cap(c.hair)),
  ),
  arm('M330 226c-12 24-36 34-56 32', c.mid),
  line('M272 258l-30-2', c.sky, 13),
  line('M246 256l-30 6', '#fff', 8),
  line('M238 257l-14 3', c.red, 5),
  line('M214 262l-8 2', c.steel, 2),
  arm('M350 228c6 30-12 50-32 52', c.teal),
  line('M320 280l-6 0', c.sky, 13),
  at(
    48,
    50.7,
    [
      path('M380 306l10-36h66l-4 36z', c.blue),
      path('M390 304l8-27h50l-3 27z', c.sky),
      tube(390, 282, 40, c.red, 11),
      tube(408, 276, 46, c.gold, 11),
      tube(426, 282, 40, c.plum, 11),
      path('M380 312h72v50h-72z', '#fff'),
      path('M376 304h80v13h-80z', c.blue),
      snow(416, 340, 13, c.blue),
    ].join(''),
    0.86,
  ),
);

/** Two old people before a tablet; the doctor looks out of it. */
const videoConsultation = slide(
  backdrop(),
  rect(38, 216, 40, 128, 18, c.bark),
  rect(42, 234, 204, 104, 22, c.ochre),
  line('M64 346v12M222 346v12', c.bark, 9),
  rect(42, 286, 204, 62, 14, c.gold),
  at(176, 216, sariSeated(c.rose, c.gold, c.cream) + head(c.skin, hair.bun(c.silver), { bindi: true })),
  arm('M190 238c14 8 22-2 26-22', c.cream, 17),
  hand('M216 216l4-20', c.skin),
  line('M220 196l-5-9M221 195l1-11M222 196l7-8', c.skin, 4),
  at(
    96,
    216,
    seated(c.white, c.bark) +
      torso(c.mid) +
      collar(c.teal) +
      head(c.tan, hair.old(c.silver), { glasses: true }),
  ),
  arm('M98 236c4 24 14 38 32 42', c.mid),
  hand('M130 278l12 2', c.tan),
  table(258, 190, 286),
  windowPane(184, 43),
  path('M420 284l24-70 12 72z', c.teal),
  rect(266, 142, 176, 144, 14, c.ink),
  rect(275, 151, 158, 126, 6, c.soft),
  disc(354, 214, 56, c.mint),
  flip(
    356,
    226,
    path('M-46 51C-44 16-24 0 0 0s44 16 46 51z', c.white) +
      collar(c.mid) +
      stethoscope +
      head(c.fair, hair.long(c.hair), { bindi: true }),
  ),
  rect(396, 158, 30, 24, 4, c.teal),
  disc(411, 167, 4, c.gold),
  path('M403 180c0-10 16-10 16 0z', c.gold),
  disc(292, 260, 9, c.red),
  line('M288 261c2-3 6-3 8 0', '#fff', 2.5),
  disc(292, 238, 9, c.white),
  line('M292 234v4', c.ink, 4),
);

/** A mother brings her child to the clinic on the day that the calendar marks. */
const appointment = slide(
  backdrop(),
  path('M290 130h162v232H290z', c.white),
  path('M282 116h178v18H282z', c.mid),
  path('M290 340h162v22H290z', c.grey),
  rect(344, 92, 50, 50, 10, c.teal),
  cross(369, 117, 15, '#fff', 10),
  at(306, 112, door(0), 0.69),
  at(42, 262, calendar(104)),
  at(232, 203, kurta(c.rose, c.gold) + head(c.skin, hair.plait(c.hair), { bindi: true })),
  path('M216 205c-8 18-10 44-6 70l10-2c-2-24 2-46 12-62z', c.gold),
  at(
    168,
    266,
    path('M-20 62h42l4 88H8L1 96l-8 54h-18z', c.navy) +
      path('M-26 144h24v10h-28c0-6 1-9 4-10zM8 144h22c3 1 5 4 5 10H8z', c.red) +
      path('M-28 76c-2-50 6-76 29-76s30 26 27 76z', c.gold) +
      line('M-27 40h54M-28 56h57', c.ochre, 6) +
      at(0, 2, head(c.skin, hair.short(c.hair)), 1.25),
    0.62,
  ),
  arm('M180 280c6 10 10 12 20 12', c.ochre, 11),
  hand('M200 292l9-1', c.skin, 9),
  arm('M226 224c-10 20-12 36-10 50', '#c04a5f', 16),
  hand('M216 276l-2 12', c.skin, 11),
  arm('M248 226c12 16 20 24 28 30', c.rose, 17),
  hand('M278 258l8 3', c.skin),
  rect(282, 240, 28, 36, 3, '#fff'),
  line('M288 250h14M288 258h16M288 266h9', c.grey, 3),
  plant(414, 364, 0.75),
);

/** The ambulance has come; the house is lit and somebody shows the way. */
const emergency = slide(
  backdrop(danger),
  at(
    10,
    22,
    [
      path('M22 196L122 116l100 80z', c.bark),
      path('M38 186h168v176H38z', c.cream),
      path('M22 196L122 116l100 80h-20l-80-62-80 62z', c.wood),
      path('M84 362V262a38 38 0 0 1 76 0v100z', c.teal),
      path('M92 362V264a30 30 0 0 1 60 0v98z', c.gold),
      rect(48, 226, 28, 34, 3, c.sky),
      rect(172, 226, 26, 34, 3, c.sky),
      line('M62 226v34M185 226v34', c.white, 3),
      at(
        114,
        226,
        sari(c.plum, c.gold, c.mint) + head(c.skin, hair.bun(c.silver), { glasses: true, smile: 'calm' }),
        0.86,
      ),
      arm('M124 248c10 10 20 8 32 2', c.mint, 15),
      hand('M156 250l12-6', c.skin, 11),
      ambulance(244),
      path('M309 213a14 14 0 0 1 28 0z', c.blue),
      line('M299 202l-12-6M323 190v-14M347 202l12-6', danger, 4),
      flip(
        222,
        203,
        legs(c.blue) +
          torso(c.white) +
          path('M-28 52h57l1 8h-58z', c.gold) +
          collar(c.blue) +
          head(c.dark, hair.short(c.hair), { smile: 'calm' }),
      ),
      arm('M212 224c-10 14-20 22-30 26', c.white),
      hand('M184 250l-9 2', c.dark),
      arm('M234 226c8 22 8 40 4 54', c.white),
      hand('M238 282v6', c.dark),
      rect(214, 296, 50, 38, 6, c.red),
      line('M228 296v-8h20v8', c.ink, 5),
      cross(239, 315, 9, '#fff', 6),
    ].join(''),
    0.94,
  ),
);

export const slides = {
  'order-medicine': orderMedicine,
  'nurse-visit': nurseVisit,
  'lab-collection': labCollection,
  'video-consultation': videoConsultation,
  appointment,
  ambulance: emergency,
};
