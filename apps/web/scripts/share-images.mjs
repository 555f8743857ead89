// Draws what has to be a picture of points: the icons of the shop, and what stands beside a link that is shared (1200 × 630). Part of the
// build, after the pages: the packs are drawn as on them. No text but the shop's name, which is a path: the fonts of the machine that
// builds do not matter.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const dist = new URL(`../${process.env['DIST']}/`, import.meta.url);
const { drawPack } = await import(new URL('server/server.js', dist).href);

// As the drawings of home services: tones that hold on a light and on a dark ground.
const TEAL = '#006a6a',
  MIDDLE = '#2a8a87',
  MIST = '#a9d3ce',
  PALE = '#dcefec',
  GROUND = '#fbf6ea',
  WHITE = '#ffffff',
  WARM = '#ffc857',
  TAN = '#c48a62',
  INK = '#37424a';
const box = (x, y, width, height, r, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;
const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const at = (x, y, scale, inner) => `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

/** The door with its knob, 30 × 34, as in the header of every page. */
const mark = `${shape('M9 0h12a9 9 0 0 1 9 9v22a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9z', TEAL)}${dot(22, 19.5, 2.75, WARM)}`;
/** 'Doorstep' in Mukta, bold, 100 to the em, the baseline at 0. */
const WORDMARK =
  'M28.9 -63Q36.2 -63 42.2 -61.1Q48.2 -59.2 52.5 -55.4Q56.8 -51.6 59.2 -45.9Q61.5 -40.3 61.5 -32.8Q61.5 -24.2 58.7 -18Q55.9 -11.9 51.1 -7.8Q46.3 -3.8 39.9 -1.9Q33.4 0 26.2 0L6.9 0L6.9 -63zM20.6 -10.6L25.3 -10.6Q29.5 -10.6 33.5 -11.6Q37.4 -12.7 40.4 -15.2Q43.4 -17.8 45.2 -22Q47 -26.3 47 -32.8Q47 -42.3 41.6 -47.3Q36.2 -52.4 27.1 -52.4L20.6 -52.4zM117.8 -24.2Q117.8 -18.3 115.9 -13.6Q114 -8.9 110.7 -5.6Q107.3 -2.4 102.8 -0.6Q98.3 1.1 93.1 1.1Q87.9 1.1 83.5 -0.5Q79 -2.1 75.8 -5.2Q72.5 -8.3 70.7 -12.8Q68.8 -17.4 68.8 -23.2Q68.8 -29.3 70.7 -34.1Q72.6 -38.8 76 -42.1Q79.3 -45.3 83.8 -47Q88.3 -48.7 93.5 -48.7Q98.7 -48.7 103.2 -47.1Q107.6 -45.5 110.9 -42.4Q114.1 -39.4 116 -34.8Q117.8 -30.2 117.8 -24.2zM104.1 -23.7Q104.1 -27.8 103.2 -30.7Q102.3 -33.6 100.8 -35.4Q99.3 -37.2 97.3 -38.1Q95.3 -38.9 93.2 -38.9Q91.1 -38.9 89.2 -38.1Q87.3 -37.4 85.8 -35.6Q84.3 -33.9 83.4 -31Q82.5 -28.1 82.5 -23.7Q82.5 -19.8 83.4 -16.9Q84.3 -14.1 85.9 -12.3Q87.4 -10.5 89.4 -9.6Q91.3 -8.7 93.4 -8.7Q95.5 -8.7 97.4 -9.5Q99.3 -10.2 100.8 -12Q102.3 -13.8 103.2 -16.7Q104.1 -19.5 104.1 -23.7zM173.7 -24.2Q173.7 -18.3 171.8 -13.6Q169.9 -8.9 166.6 -5.6Q163.2 -2.4 158.7 -0.6Q154.2 1.1 149 1.1Q143.8 1.1 139.4 -0.5Q134.9 -2.1 131.7 -5.2Q128.4 -8.3 126.6 -12.8Q124.7 -17.4 124.7 -23.2Q124.7 -29.3 126.6 -34.1Q128.5 -38.8 131.9 -42.1Q135.2 -45.3 139.7 -47Q144.2 -48.7 149.4 -48.7Q154.6 -48.7 159.1 -47.1Q163.5 -45.5 166.8 -42.4Q170 -39.4 171.9 -34.8Q173.7 -30.2 173.7 -24.2zM160 -23.7Q160 -27.8 159.1 -30.7Q158.2 -33.6 156.7 -35.4Q155.2 -37.2 153.2 -38.1Q151.2 -38.9 149.1 -38.9Q147 -38.9 145.1 -38.1Q143.2 -37.4 141.7 -35.6Q140.2 -33.9 139.3 -31Q138.4 -28.1 138.4 -23.7Q138.4 -19.8 139.3 -16.9Q140.2 -14.1 141.8 -12.3Q143.3 -10.5 145.3 -9.6Q147.2 -8.7 149.3 -8.7Q151.4 -8.7 153.3 -9.5Q155.2 -10.2 156.7 -12Q158.2 -13.8 159.1 -16.7Q160 -19.5 160 -23.7zM183.2 0L183.2 -47.7L193.5 -47.7L195 -39.1Q196.7 -42.9 200.4 -45.8Q204.1 -48.7 209.7 -48.7Q212 -48.7 213.8 -48.2Q215.6 -47.7 216.8 -47L214.6 -36.5Q213.5 -37.1 211.8 -37.6Q210.1 -38 207.8 -38Q202.9 -38 199.7 -34.7Q196.4 -31.5 196.4 -24.1L196.4 0zM251 -36.3Q245.1 -39.1 239.6 -39.1Q236.4 -39.1 234.7 -38Q232.9 -36.9 232.9 -35Q232.9 -33.1 234.5 -31.9Q236 -30.7 240.7 -29.3L243.7 -28.4Q249.9 -26.6 253.1 -23.2Q256.3 -19.8 256.3 -14.4Q256.3 -7.3 250.9 -3.1Q245.4 1.1 236.1 1.1Q226.6 1.1 219.8 -2.3L222.8 -12.1Q225.7 -10.6 228.9 -9.6Q232.1 -8.7 235.4 -8.7Q239.4 -8.7 241.3 -10Q243.1 -11.2 243.1 -13.2Q243.1 -15.3 241.3 -16.4Q239.5 -17.6 234.5 -19L231.4 -19.9Q225.4 -21.9 222.6 -25.2Q219.8 -28.5 219.8 -34Q219.8 -40.5 224.7 -44.6Q229.6 -48.7 238.4 -48.7Q247.1 -48.7 253.8 -45.6zM294.2 -38.1L281.5 -38.1L281.5 -16.1Q281.5 -12.7 283.1 -11.5Q284.6 -10.2 287.2 -10.2Q289.2 -10.2 291.3 -10.6Q293.4 -11 294.7 -11.7L296.7 -2.4Q295 -1.6 291.6 -0.8Q288.2 0 284.4 0Q275.7 0 272 -3.4Q268.3 -6.9 268.3 -13.8L268.3 -38.1L260.9 -38.1L260.9 -47.7L268.3 -47.7L268.3 -62.4L281.5 -62.4L281.5 -47.7L294.2 -47.7zM346.4 -20.4L314.7 -20.4L314.7 -20Q314.7 -14.3 318.7 -11.5Q322.7 -8.7 329 -8.7Q333 -8.7 336.1 -9.5Q339.1 -10.3 341.6 -11.4L344 -2.1Q341.3 -0.8 337.2 0.2Q333.1 1.1 327.5 1.1Q322.1 1.1 317.4 -0.4Q312.6 -1.8 309.1 -4.8Q305.5 -7.8 303.4 -12.4Q301.3 -17 301.3 -23.4Q301.3 -29.1 303 -33.7Q304.7 -38.4 307.9 -41.7Q311 -45 315.4 -46.8Q319.8 -48.7 325.2 -48.7Q334.9 -48.7 340.7 -42.8Q346.4 -36.9 346.4 -26.3zM332.8 -29.5Q332.8 -31.4 332.4 -33.2Q331.9 -35 330.9 -36.3Q329.9 -37.7 328.4 -38.5Q326.9 -39.3 324.7 -39.3Q320.7 -39.3 318.1 -36.6Q315.5 -33.9 315 -29.3zM378.3 1.1Q375.7 1.1 373.2 0.5Q370.6 -0.2 368.9 -1.2L368.9 23L355.7 23L355.7 -47.9L365.8 -47.9L367.2 -42.6Q370.1 -45.4 373.8 -47.1Q377.5 -48.7 382.1 -48.7Q391.5 -48.7 397 -42.3Q402.4 -36 402.4 -24.8Q402.4 -18.5 400.5 -13.6Q398.6 -8.8 395.3 -5.5Q392 -2.2 387.6 -0.5Q383.2 1.1 378.3 1.1zM378.5 -38.7Q375.2 -38.7 372.7 -37.1Q370.2 -35.6 368.9 -34L368.9 -11.2Q372 -8.7 376.6 -8.7Q378.8 -8.7 381 -9.5Q383.1 -10.4 384.9 -12.2Q386.6 -14.1 387.7 -17.1Q388.7 -20.1 388.7 -24.4Q388.7 -27.5 388.1 -30.1Q387.4 -32.7 386.1 -34.6Q384.8 -36.5 382.9 -37.6Q381 -38.7 378.5 -38.7z';

/** A pack by its form, without a name on it: a shared link says the name in words. The name decides the colour, and so does a blank one. */
const TEAL_PACK = '#0f6e6b',
  BLUE_PACK = '#1d4fbf',
  VIOLET_PACK = '#7a34b8';
const blanks = Array.from({ length: 8 }, (_, nth) => String.fromCodePoint(0x2000 + nth));
function pack(form, x, y, side, colour = TEAL_PACK) {
  const drawn = blanks.map((name) => drawPack({ name, form })).find((drawing) => drawing.includes(colour));
  return drawn.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}
const cross = (x, y, side, fill) =>
  box(x + side * 0.35, y, side * 0.3, side, side * 0.06, fill) +
  box(x, y + side * 0.35, side, side * 0.3, side * 0.06, fill);

/** 400 × 400 each. */
const scenes = {
  /** The door, and what comes through it. */
  home: `${at(95, 20, 7, mark)}${pack('tablet', 10, 205, 190, BLUE_PACK)}${pack('syrup', 205, 175, 220, VIOLET_PACK)}`,
  medicines: `${pack('syrup', 190, 20, 260, VIOLET_PACK)}${pack('tablet', -40, 60, 270)}${pack('cream', 70, 190, 230, BLUE_PACK)}`,
  /** Tubes in a rack. */
  tests: `${[
    [70, TEAL, 150],
    [170, WARM, 110],
    [270, MIDDLE, 180],
  ]
    .map(
      ([x, fill, high]) =>
        box(x, 50, 64, 280, 32, WHITE) +
        shape(`M${x} ${330 - high}h64v${high - 32}a32 32 0 0 1-64 0z`, fill) +
        box(x - 8, 40, 80, 26, 10, INK),
    )
    .join('')}${box(30, 180, 344, 30, 12, TAN)}${box(30, 340, 344, 30, 12, TAN)}`,
  /** A house, and the bag of who comes. */
  services: `${shape('M40 190L200 50l160 140v170a20 20 0 0 1-20 20H60a20 20 0 0 1-20-20z', WHITE)}${line('M30 200L200 52l170 148', TEAL, 26)}${box(110, 220, 180, 130, 24, MIDDLE)}${line('M165 220v-18a14 14 0 0 1 14-14h42a14 14 0 0 1 14 14v18', INK, 14)}${cross(160, 245, 80, WHITE)}`,
  /** A stethoscope. */
  doctors: `${line('M95 50v90a75 75 0 0 0 150 0V50', TEAL, 24)}${line('M75 50h40M225 50h40', INK, 24)}${line('M170 215v55a75 75 0 0 0 150 0v-40', TEAL, 24)}${dot(320, 195, 46, WHITE)}${dot(320, 195, 24, WARM)}`,
  /** Two who talk. */
  consultation: `${shape('M50 60h210a34 34 0 0 1 34 34v86a34 34 0 0 1-34 34H140l-62 52v-52H50a34 34 0 0 1-34-34V94a34 34 0 0 1 34-34z', TEAL)}${cross(122, 104, 66, WHITE)}${shape('M190 190h160a34 34 0 0 1 34 34v70a34 34 0 0 1-34 34h-18v46l-56-46h-86a34 34 0 0 1-34-34v-70a34 34 0 0 1 34-34z', WARM)}${[222, 270, 318].map((x) => dot(x, 260, 14, INK)).join('')}`,
};
const forms = ['tablet', 'capsule', 'syrup', 'drops', 'cream', 'injection', 'inhaler', 'powder', 'other'];
for (const form of forms) scenes[`medicine-${form}`] = pack(form, 0, 0, 400);

const svg = (width, height, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
const shared = (scene) =>
  svg(
    1200,
    630,
    `${box(0, 0, 1200, 630, 0, GROUND)}${dot(840, 315, 270, PALE)}${dot(1110, 110, 26, WARM)}${dot(600, 560, 16, MIST)}${at(90, 130, 4.4, mark)}<path transform="translate(90 400) scale(1.05)" d="${WORDMARK}" fill="${INK}"/>${box(92, 440, 120, 12, 6, WARM)}${at(640, 115, 1, scene)}`,
  );
/** On a ground of its own where the system cuts its corners. */
const icon = (side, grounded, share = grounded ? 0.62 : 0.94) => {
  const high = side * share,
    scale = high / 34;
  return svg(
    side,
    side,
    `${grounded ? box(0, 0, side, side, 0, GROUND) : ''}${at((side - 30 * scale) / 2, (side - high) / 2, scale, mark)}`,
  );
};
const png = (drawing) => sharp(Buffer.from(drawing)).png({ palette: true, effort: 8 }).toBuffer();

/** Pictures in PNG behind a table of them: 16 bytes each. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [nth, { side, bytes }] of pictures.entries()) {
    const row = 6 + 16 * nth;
    head.writeUInt8(side, row);
    head.writeUInt8(side, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(bytes.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const client = new URL('client/', dist);
const write = (name, bytes) => writeFileSync(new URL(name, client), bytes);
mkdirSync(new URL('share/', client), { recursive: true });
for (const [name, scene] of Object.entries(scenes)) write(`share/${name}.png`, await png(shared(scene)));
write(
  'favicon.svg',
  svg(30, 34, mark).replace('viewBox="0 0 30 34" width="30" height="34"', 'viewBox="-2 0 34 34"'),
);
write(
  'favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (side) => ({ side, bytes: await png(icon(side, false)) })))),
);
write('apple-touch-icon.png', await png(icon(180, true)));
write('icon-512.png', await png(icon(512, true)));
// Of the installed app: a system that cuts its own shape out leaves a circle of 80 %.
write('icon-192.png', await png(icon(192, true)));
for (const side of [192, 512]) write(`icon-maskable-${side}.png`, await png(icon(side, true, 0.5)));
