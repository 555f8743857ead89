/** Strokes of a pen on a grid of 4 by 6, from the top left: digits in pairs are the points that one stroke goes through. */
const letters: Record<string, string> = {
  A: '062046 1434',
  B: '0006 0030414233 0333 3344453606',
  C: '4130100105163645',
  D: '0006 003041453606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '2026 1030 1636',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '4130100102334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110 1531',
  1: '112026 1636',
  2: '01103041420646',
  3: '0110304142332333 334445361605',
  4: '36300444',
  5: '400003334445361605',
  6: '4130100105163645443303',
  7: '004016',
  8: '103041423313020110 1304051636454433',
  9: '4313020110304145361605',
  '.': '2526',
  ',': '2517',
  '-': '1333',
  '/': '4006',
  ':': '2122 2425',
  '(': '30111536',
  ')': '10313516',
  '+': '2125 0343',
};
const INK = [38, 52, 120] as const,
  PRINT = [60, 60, 64] as const;
export const SHEET = { width: 900, height: 1200 } as const;

/** The same for each seed, so that a sheet is the same at every start. */
function unsteady(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** A page as a doctor's pen leaves it, as RGB pixels: a printed head, then lines in ink that keep neither quite to their line nor to their size. No font is needed. */
export function drawSheet(head: readonly string[], lines: readonly string[], seed: number): Buffer {
  const { width, height } = SHEET,
    pixels = Buffer.alloc(width * height * 3),
    shake = unsteady(seed);
  for (let at = 0; at < pixels.length; at += 3) {
    const paper = 236 + Math.round(shake() * 8) - Math.round((at / pixels.length) * 14);
    pixels.set([paper + 6, paper + 3, paper - 6], at);
  }
  function dot(x: number, y: number, radius: number, colour: readonly [number, number, number]) {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const px = Math.round(x + dx),
          py = Math.round(y + dy);
        if (dx * dx + dy * dy <= radius * radius + 1 && px >= 0 && px < width && py >= 0 && py < height)
          pixels.set(colour, (py * width + px) * 3);
      }
  }
  function stroke(
    from: readonly [number, number],
    to: readonly [number, number],
    radius: number,
    colour: readonly [number, number, number],
  ) {
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
    for (let step = 0; step <= steps; step++)
      dot(
        from[0] + ((to[0] - from[0]) * step) / steps,
        from[1] + ((to[1] - from[1]) * step) / steps,
        radius,
        colour,
      );
  }
  function write(
    text: string,
    left: number,
    top: number,
    size: number,
    slant: number,
    wobble: number,
    colour: readonly [number, number, number],
  ) {
    let x = left;
    for (const letter of text.toUpperCase()) {
      const place = (point: string): [number, number] => {
        const [px, py] = [Number(point[0]), Number(point[1])];
        return [
          x + px * size + (6 - py) * size * slant + shake() * wobble,
          top + py * size + shake() * wobble,
        ];
      };
      for (const line of (letters[letter] ?? '').split(' ')) {
        const points = (line.match(/\d\d/g) ?? []).map(place);
        for (let i = 1; i < points.length; i++) stroke(points[i - 1]!, points[i]!, size > 4 ? 2 : 1, colour);
      }
      x += (letter === ' ' ? 3.2 : 5.6) * size + shake() * wobble;
    }
  }
  head.forEach((text, i) => write(text, 60, 60 + i * 50, i === 0 ? 5 : 3.4, 0, 0, PRINT));
  stroke([50, 90 + head.length * 50], [width - 50, 90 + head.length * 50], 1, PRINT);
  lines.forEach((text, i) =>
    write(text, 70 + shake() * 20, 140 + head.length * 50 + i * 92 + shake() * 8, 5.4, 0.25, 3, INK),
  );
  return pixels;
}
