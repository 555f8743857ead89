/** Deep, middle and light of one brand's colours. */
export type Colours = readonly [deep: string, middle: string, light: string];
export interface LabelText {
  name: string;
  strength?: string | undefined;
  pack?: string | undefined;
}

const narrow = /[iljtfrI.,:;'|!()[\]/\s·-]/,
  wide = /[mwMWGOQ@%]/,
  upper = /[A-Z&#+]/;
/** About how many times its font size a text is wide: the font is the reader's own, so nothing better is known. */
function ems(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/\p{Mn}|\u200d|\ufe0f/u.test(letter)) continue;
    sum +=
      /\p{Mc}/u.test(letter) || narrow.test(letter)
        ? 0.36
        : wide.test(letter)
          ? 0.8
          : upper.test(letter)
            ? 0.7
            : letter < '\u2000'
              ? 0.58
              : 1;
  }
  return sum;
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\s)|(?<=[-/+])(?=\p{L})/u)) {
    const last = lines.at(-1);
    if (last !== undefined && ems((last + word).trim()) <= most) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** The start of a line that fits, with what shows that it goes on. */
function cut(line: string, most: number, end: string): string {
  // A letter goes with its marks, so that no matra is left without its consonant.
  const letters = line.match(/\P{M}[\p{M}\u200d]*/gu) ?? [];
  while (letters.length > 1 && ems(letters.join('') + end) > most) letters.pop();
  return letters.join('').trim() + end;
}
/** A word that is too long for any line goes on in the next one. */
function breakLong(line: string, most: number): string[] {
  if (ems(line) <= most) return [line];
  const start = cut(line, most, '-');
  return [start, ...breakLong(line.slice(start.length - 1), most)];
}

/** The largest size at which the text stands in the box, on one line if that costs little; at the smallest it ends in '…'. */
function fit(
  text: string,
  width: number,
  height: number,
  max: number,
  min: number,
): { size: number; lines: string[] } {
  const alone = Math.min(max, Math.floor(width / ems(text)));
  if (alone >= max * 0.72) return { size: alone, lines: [text] };
  for (let size = max; size > min; size--) {
    const lines = wrap(text, width / size);
    if (lines.length * size * 1.16 <= height && lines.every((line) => ems(line) <= width / size))
      return { size, lines };
  }
  const room = width / min,
    most = Math.max(1, Math.floor(height / (min * 1.16)));
  const lines = wrap(text, room).flatMap((line) => breakLong(line, room)),
    shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = cut(shown[most - 1]!, room, '…');
  return { size: min, lines: shown };
}

interface TextProps {
  /** The line of text. */
  text: string;
  /** Start of the line, in units of the drawing. */
  x: number;
  /** Baseline, in units of the drawing. */
  y: number;
  /** What the line may take, in units of the drawing. */
  width: number;
  /** What the line may take, in units of the drawing. */
  height: number;
  /** Largest size of the letters, in units of the drawing. */
  max: number;
  /** Smallest size of the letters, in units of the drawing. */
  min: number;
  /** Colour of the letters. */
  fill: string;
  /** Weight of the letters. */
  weight?: number;
}
/** Text in a box, its lines about the middle. What may run over in a wide font is held to its width. */
function Text({ text, x, y, width, height, max, min, fill, weight }: TextProps) {
  const { size, lines } = fit(text, width, height, max, min);
  const top = y + height / 2 + size * (0.35 - (lines.length - 1) * 0.58);
  return (
    <g fontSize={size} fontWeight={weight} fill={fill}>
      {lines.map((line, at) => {
        const length = Math.round(Math.min(width, ems(line) * size)),
          base = Math.round(top + at * size * 1.16);
        return (
          <text
            key={base}
            x={x}
            y={base}
            {...(length > width * 0.78 && { textLength: length, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {line}
          </text>
        );
      })}
    </g>
  );
}

export interface LabelProps {
  /** Left edge, in units of the drawing. */
  x: number;
  /** Upper edge, in units of the drawing. */
  y: number;
  /** In units of the drawing. */
  width: number;
  /** In units of the drawing. */
  height: number;
  /** What is printed on it. */
  text: LabelText;
  /** Those of the brand. */
  colours: Colours;
}
/** The printed face of a pack: brand on colour, strength and pack on white. */
export function Label({
  x,
  y,
  width,
  height,
  text: { name, strength, pack },
  colours: [deep, middle],
}: LabelProps) {
  const band = Math.round(height * (strength || pack ? 0.5 : 0.75)),
    left = x + 9,
    inner = width - 16,
    rest = height - band - 8;
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill="#fff" />
      <path d={`M${x} ${y}h${width}v${band}h-${width}z`} fill={deep} />
      <path d={`M${x} ${y + band}h${width}v4h-${width}z`} fill={middle} />
      <Text
        text={name}
        x={left}
        y={y + 3}
        width={inner}
        height={band - 6}
        max={27}
        min={12}
        weight={700}
        fill="#fff"
      />
      {strength && (
        <Text
          text={strength}
          x={left}
          y={y + band + 6}
          width={inner}
          height={rest * (pack ? 0.64 : 1)}
          max={15}
          min={10}
          weight={600}
          fill="#1e293b"
        />
      )}
      {pack && (
        <Text
          text={pack}
          x={left}
          y={y + band + 6 + rest * (strength ? 0.64 : 0)}
          width={inner}
          height={rest * 0.36}
          max={11}
          min={9}
          fill="#475569"
        />
      )}
    </>
  );
}
