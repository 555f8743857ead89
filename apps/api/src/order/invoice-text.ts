import { plainLine } from '@doorstep/contract/text';

/** What a stranger typed, as it may stand on paper: no control or direction sign moves anything, and copied into a sheet it is no formula (safety T39). */
export function inert(text: string): string {
  const plain = plainLine(text.replaceAll(/\p{Cc}+/gu, ' '));
  return /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
}

type Script = 'latin' | 'devanagari';
/** Letters that the font has, by script: from, to. */
const letters: Record<Script, ReadonlyArray<readonly [number, number]>> = {
  latin: [
    [0x0020, 0x02ba],
    [0x1e00, 0x1e9f],
    [0x2010, 0x2026],
    [0x20b9, 0x20b9],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  devanagari: [
    [0x0900, 0x097f],
    [0x1cd0, 0x1cf9],
    [0x200c, 0x200d],
    [0x25cc, 0x25cc],
  ],
};
const isIn = (script: Script, letter: string) =>
  letters[script].some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
/** A text in pieces of one script each, as the letters of Devanagari are joined; a letter that the font lacks is a question mark. */
export function runsOf(text: string): string[] {
  const runs: string[] = [];
  let last: Script | undefined;
  for (const letter of text) {
    const isDevanagari = isIn('devanagari', letter),
      // A space stays with what it follows.
      script = last && letter === ' ' ? last : isDevanagari ? 'devanagari' : 'latin',
      known = isDevanagari || isIn('latin', letter) ? letter : '?';
    if (script === last) runs.push(runs.pop()! + known);
    else runs.push(known);
    last = script;
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
