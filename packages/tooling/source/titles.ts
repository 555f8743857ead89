// Names that other files cite: titles of tests, and exports of story files.

/** The titles of the tests of a file, of those in a loop as the pattern they are made by. */
export const titlesOf = (text: string): string[] =>
  [...text.matchAll(/\btest(?:\.each\([\s\S]*?\)|\.for\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'),
  );
/** The names of a file's stories. */
export const storiesOf = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
