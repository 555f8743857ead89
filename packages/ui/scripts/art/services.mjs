// The six services, 160 by 120, and the two doctors, 120 by 120.
import {
  accent,
  at,
  c,
  cross,
  danger,
  disc,
  hair,
  head,
  line,
  oval,
  path,
  rect,
  roundly,
  spot,
  turn,
} from './parts.mjs';

const service = (tone, ...shapes) => ({
  viewBox: '0 0 160 120',
  shapes: roundly(spot(160, 120, 46, tone), ...shapes),
});
const portrait = (...shapes) => ({
  viewBox: '0 0 120 120',
  shapes: roundly(disc(60, 60, 60, accent, 'opacity=".2"'), ...shapes),
});

const medicine = service(
  accent,
  rect(42, 34, 50, 70, 8, c.teal),
  rect(38, 20, 58, 18, 5, c.mid),
  line('M48 24v10M58 24v10M68 24v10M78 24v10M87 24v10', c.teal, 2.5),
  path('M42 50h50v36H42z', '#fff'),
  cross(67, 68, 12, c.teal, 8),
  path('M84 38h8v66h-4c3-20 1-44-4-66z', c.deep, 'opacity=".25"'),
  turn(
    -24,
    108,
    80,
    rect(82, 68, 52, 26, 13, c.gold) +
      path('M108 68h13a13 13 0 0 1 0 26h-13z', '#fff') +
      line('M92 75h10', c.cream, 4),
  ),
  disc(120, 98, 9, c.mint),
  line('M115 98h10', c.mid, 2.5),
  disc(30, 98, 8, c.rose),
  line('M25 98h10', '#fff', 2.5),
);
const nurse = service(
  accent,
  path('M36 106c0-25 17-38 44-38s44 13 44 38z', c.white),
  path('M66 69l14 18 14-18z', c.mid),
  at(78, 71, head(c.dark, hair.nurse(c.hair), { bindi: true }), 0.94),
  path('M46 106c0-8 1-13 4-18l4 18zM114 106c0-8-1-13-4-18l-4 18z', c.grey),
  cross(98, 91, 6, c.teal, 4.5),
  line('M52 82l-8 14', '#fff', 4),
  line('M125 82v-6h16v6', c.bark, 3.5),
  rect(114, 82, 38, 26, 4, c.gold),
  cross(133, 95, 7, '#fff', 5),
  disc(22, 97, 11, '#fff'),
  disc(22, 97, 4, c.sand),
  path('M22 104h22v4H22z', '#fff'),
);
const tests = service(
  accent,
  rect(46, 70, 72, 8, 3, c.wood),
  tube(54, 16, 84, c.rose),
  tube(76, 28, 72, c.gold),
  tube(98, 22, 78, c.mid),
  rect(40, 62, 84, 10, 4, c.wood),
  rect(40, 94, 84, 12, 4, c.bark),
  line('M45 66v32M119 66v32', c.bark, 6),
  path('M130 24c8 12 10 15 10 20a10 10 0 0 1-20 0c0-5 2-8 10-20z', c.red),
  line('M124 45c0 4 3 6 6 6', '#fff', 2.5),
  path('M24 92c0-8 12-8 12 0v14H24z', '#fff'),
  path('M24 96h12v10H24z', c.gold),
  rect(22, 84, 16, 6, 2, c.teal),
);
/** A tube of 16 on 84, with its mark. */
function tube(x, y, h, tone) {
  return (
    rect(x, y, 14, h, 7, '#fff') +
    path(`M${x} ${y + 34}h14v${h - 41}a7 7 0 0 1-14 0z`, tone) +
    rect(x - 3, y - 4, 20, 10, 3, c.teal) +
    line(`M${x + 4} ${y + 14}v${h - 30}`, '#fff', 2.5, 'opacity=".6"')
  );
}
const onlineDoctor = service(
  accent,
  rect(50, 8, 60, 100, 11, c.ink),
  rect(55, 15, 50, 86, 5, c.soft),
  at(80, 70, path('M-25 31C-25 12-16 2 0 2s25 10 25 29z', c.white) + path('M-8 3L1 16 10 3z', c.mid), 1),
  at(82, 71, head(c.skin, hair.bun(c.hair), { bindi: true }), 0.66),
  line('M73 73c-2 12 2 18 7 18s10-6 8-18', c.ink, 2.2),
  disc(87, 92, 3, c.steel),
  disc(68, 95, 4.5, c.red),
  line('M76 11h8', c.steel, 2),
  disc(116, 28, 15, c.gold),
  path('M111 20v16l13-8z', c.bark),
  path('M18 44h28a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H34l-9 9v-9h-7a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z', c.teal),
  line('M21 53h22M21 60h14', '#fff', 3),
);
const visit = service(
  accent,
  rect(42, 22, 76, 80, 10, '#fff'),
  path('M42 32a10 10 0 0 1 10-10h56a10 10 0 0 1 10 10v14H42z', c.teal),
  line('M62 14v15M98 14v15', c.steel, 6),
  [54, 70]
    .map((y, row) =>
      [0, 1, 2, 3]
        .map((i) => rect(51 + i * 16, y, 10, 10, 3, row === 1 && i === 2 ? c.gold : c.soft))
        .join(''),
    )
    .join(''),
  rect(51, 86, 10, 10, 3, c.soft),
  rect(67, 86, 10, 10, 3, c.soft),
  disc(112, 88, 19, c.ochre),
  disc(112, 88, 15, c.cream),
  line('M112 79v9l7 5', c.ink, 3),
  disc(30, 92, 12, c.white),
  cross(30, 92, 6, c.teal, 4),
);
const emergency = service(
  danger,
  path('M18 44a6 6 0 0 1 6-6h64v54H18z', '#fff'),
  path('M86 46h22c3 0 6 2 8 5l16 20c4 2 6 4 6 8v13H86z', '#fff'),
  path('M94 53h13l13 17H94z', c.soft),
  path('M18 76h120v12H18z', c.red),
  path('M18 88h120v8H18z', c.grey),
  cross(48, 57, 12, c.red, 8),
  rect(68, 46, 14, 14, 3, c.soft),
  path('M54 38v-5a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v5z', c.gold),
  line('M50 22l-6-4M67 18v-8M84 22l6-4', danger, 3),
  path('M131 76h7v8h-7z', c.gold),
  line('M90 70v16M94 74h7', c.grey, 2),
  [46, 112].map((x) => disc(x, 96, 13, c.ink) + disc(x, 96, 5.5, c.grey)).join(''),
);

const coat = (inner, scarf = '') =>
  path('M13.6 98C18 84 36 79 60 79s42 5 46.4 19A60 60 0 0 1 13.6 98z', c.white) +
  path('M46 80l14 24 14-24-14 5z', inner) +
  scarf +
  line('M42 81l18 38 18-38', c.grey, 2);
const doctorMan = portrait(
  coat(c.blue, path('M57 86h6l3 20-6 8-6-8z', c.rose)),
  at(
    60,
    0,
    line('M-18 82c-2 12 2 20 8 22', c.ink, 3) +
      disc(-9, 105, 4, c.ink) +
      line('M18 82c3 9 2 15 0 20', c.ink, 3),
  ),
  path('M51 66h18v16c-4 7-14 7-18 0z', c.tan),
  path('M51 72c5 5 12 5 18 0v4c-5 5-13 5-18 0z', '#000', 'opacity=".14"'),
  disc(37, 50, 5, c.tan),
  disc(83, 50, 5, c.tan),
  path('M38 46c0-18 9-26 22-26s22 8 22 26c0 17-10 29-22 29S38 63 38 46z', c.tan),
  path('M36 46c-3-21 8-32 24-32s27 11 24 32c-3-6-4-12-7-15-10 3-24 3-34 0-3 3-4 9-7 15z', c.ash),
  path('M40 24c8-8 26-10 36-2-12-2-26-1-36 2z', c.silver),
  line('M46 41c3-2 7-2 9 0M65 41c2-2 6-2 9 0', c.steel, 2.4),
  disc(51, 49, 2.2, c.ink),
  disc(69, 49, 2.2, c.ink),
  `<g fill="none" stroke="${c.ink}" stroke-width="2"><circle cx="51" cy="49" r="7.500"/><circle cx="69" cy="49" r="7.500"/><path d="M58.500 48h3M43.500 47l-5-2M76.500 47l5-2"/></g>`,
  line('M60 50c2 4 2 6-1 7', '#000', 1.8, 'opacity=".3"'),
  path('M51 62c4-3 14-3 18 0-3 3-6 2-9 1-3 1-6 2-9-1z', c.ash),
  line('M54 66c4 3 8 3 12 0', c.ink, 2),
  rect(80, 96, 12, 8, 2, c.teal),
);
const doctorWoman = portrait(
  path('M33 58c-1-28 9-42 27-42s28 14 27 42c0 14 2 24-3 34H36c-5-10-3-20-3-34z', c.hair),
  coat(c.teal),
  at(
    60,
    0,
    line('M-18 82c-2 12 2 20 8 22', c.ink, 3) +
      disc(-9, 105, 4, c.ink) +
      line('M18 82c3 9 2 15 0 20', c.ink, 3),
  ),
  path('M52 66h16v16c-4 7-12 7-16 0z', c.skin),
  path('M52 72c5 5 11 5 16 0v4c-5 5-11 5-16 0z', '#000', 'opacity=".14"'),
  path('M39 47c0-17 9-26 21-26s21 9 21 26c0 16-10 28-21 28S39 63 39 47z', c.skin),
  path('M37 51c1-21 9-32 23-32s22 11 23 32c-6-5-12-11-21-21-5 9-14 17-25 21z', c.hair),
  line('M46 43c3-2 6-2 8 0M66 43c2-2 5-2 8 0', c.hair, 2),
  disc(50.5, 50, 2.2, c.ink),
  disc(69.5, 50, 2.2, c.ink),
  line('M47 48l-2-1M73 48l2-1', c.ink, 1.6),
  disc(60, 39, 2, '#a3262f'),
  line('M60 51c2 4 2 6-1 7', '#000', 1.8, 'opacity=".3"'),
  path('M53 62c4 2 10 2 14 0-1 7-13 7-14 0z', '#fff'),
  oval(46, 58, 4, 2.5, c.rose, 'opacity=".3"'),
  oval(74, 58, 4, 2.5, c.rose, 'opacity=".3"'),
  disc(38.5, 60, 2.4, c.gold),
  disc(81.5, 60, 2.4, c.gold),
  line('M80 96h12', c.teal, 5),
);

export const services = {
  'service-medicine': medicine,
  'service-nurse': nurse,
  'service-tests': tests,
  'service-online-doctor': onlineDoctor,
  'service-appointment': visit,
  'service-emergency': emergency,
};
export const doctors = { 'doctor-man': doctorMan, 'doctor-woman': doctorWoman };
