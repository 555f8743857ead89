import { plainLine } from '@doorstep/contract/text';

/** What a stranger typed, as it may stand on paper: no control or direction sign moves anything, and copied into a sheet it is no formula (safety T39). */
export function inert(text: string): string {
  const plain = plainLine(text.replaceAll(/\p{Cc}+/gu, ' '));
  return /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
}

/** Devanagari letters join across the joiners and the placeholder circle, which belong to no script. */
const devanagari = /[\p{Script_Extensions=Devanagari}\p{Join_Control}\u25CC]/u;
/** Splits a text into runs of one script, as joining letters needs; a letter without a glyph becomes a question mark. */
export function runsOf(text: string, hasGlyph: (letter: string) => boolean): string[] {
  const runs: string[] = [];
  let isDevanagari: boolean | undefined;
  for (const letter of text) {
    const shown = hasGlyph(letter) ? letter : '?',
      // A space continues the run before it.
      continues = isDevanagari !== undefined && (letter === ' ' || devanagari.test(shown) === isDevanagari);
    if (continues) runs.push(runs.pop()! + shown);
    else {
      runs.push(shown);
      isDevanagari = devanagari.test(shown);
    }
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
