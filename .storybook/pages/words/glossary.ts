export interface Section {
  title: string;
  /** Cells of each row, without the head. */
  rows: string[][];
}
export interface Glossary {
  /** The rules before the first section. */
  rules: string[];
  sections: Section[];
}

/** Without the signs of Markdown: a link is its text. */
const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)|`([^`]*)`/g, '$1$2').trim();
const cellsOf = (line: string) => line.split('|').slice(1, -1).map(plain);

/** Reads docs/glossary.md: a list of rules, then sections of one table each. */
export function readGlossary(text: string): Glossary {
  const [before = '', ...parts] = text.split(/^## /m);
  return {
    rules: [...before.matchAll(/^- (.+)$/gm)].map(([, rule = '']) => plain(rule)),
    sections: parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      // The head, and the line below it.
      return {
        title,
        rows: lines
          .filter((line) => line.startsWith('|'))
          .slice(2)
          .map(cellsOf),
      };
    }),
  };
}
