import { plainLine } from '@doorstep/contract/text';

/** What a stranger typed, as it may stand on paper: no control or direction sign moves anything, and copied into a sheet it is no formula (safety T39). */
export function inert(text: string): string {
  const plain = plainLine(text.replaceAll(/\p{Cc}+/gu, ' '));
  return /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
}

/** The fonts' three parts, by the letters that each has: from, to. */
export type Script = 'latin' | 'latin-ext' | 'devanagari';
const has: ReadonlyArray<[Script, ReadonlyArray<readonly [number, number]>]> = [
  [
    'devanagari',
    [
      [0x0900, 0x097f],
      [0x1cd0, 0x1cf9],
      [0x200c, 0x200d],
      [0x20b9, 0x20b9],
      [0x25cc, 0x25cc],
    ],
  ],
  [
    'latin',
    [
      [0x20, 0xff],
      [0x2010, 0x2026],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  ],
  [
    'latin-ext',
    [
      [0x0100, 0x02ba],
      [0x1e00, 0x1e9f],
    ],
  ],
];
const scriptOf = (letter: string): Script | undefined =>
  has.find(([, ranges]) =>
    ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to),
  )?.[0];
export interface Run {
  script: Script;
  text: string;
}
/** A text in pieces of one font each; a letter that none of them has is a question mark. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const script = scriptOf(letter);
    const last = runs.at(-1),
      known = script ? letter : '?';
    // A space stays with what it follows: each change of font costs.
    const into = letter === ' ' && last ? last.script : (script ?? 'latin');
    if (last?.script === into) last.text += known;
    else runs.push({ script: into, text: known });
  }
  return runs;
}
/** In lines that `fits` takes; a word longer than a line is broken. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (word: string) => {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      return;
    }
    if (line !== '') lines.push(line);
    line = '';
    let rest = [...new Intl.Segmenter('hi').segment(word)].map(({ segment }) => segment);
    while (rest.length > 0 && !fits(rest.join(''))) {
      let most = rest.length - 1;
      while (most > 1 && !fits(rest.slice(0, most).join(''))) most--;
      lines.push(rest.slice(0, Math.max(1, most)).join(''));
      rest = rest.slice(Math.max(1, most));
    }
    line = rest.join('');
  };
  for (const word of text.split(' ')) put(word);
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
