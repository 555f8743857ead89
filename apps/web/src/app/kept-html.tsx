import type { ReactNode } from 'react';

/** What stands in a page where an element's HTML is put in, or begins and ends. */
interface Mark {
  key: string;
  /** As it was drawn before. */
  html: string | undefined;
}
/** Of a list of 12 the cards of 500 pages: some 30 MB. */
const MOST = 6_000;
/** An id of `useId` belongs to one place of one page. */
const OWN_ID = '"_R_';
const known = new Map<string, string>();
let marks: Mark[] | undefined;

/** The oldest goes first: what is asked for often is soon there again. */
function keep(key: string, html: string): void {
  if (html.includes(OWN_ID)) return;
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, html);
}

/**
 * On the server, an element that stands in many pages and is the same in all of them: drawn once, its HTML is put into the next pages
 * (docs/decisions/kept-html.md). `key` names all that it is drawn from. It may use no `useId`, and no `Suspense`. In a
 * browser it is drawn. `ahead` does what drawing it would do besides, where it is not drawn.
 */
export function keptHtml(key: string, draw: () => ReactNode, ahead?: () => void): ReactNode {
  if (!marks) return draw();
  const html = known.get(key),
    mark = <template data-kept={marks.push({ key, html }) - 1} />;
  if (html !== undefined) {
    ahead?.();
    return mark;
  }
  return (
    <>
      {mark}
      {draw()}
      {mark}
    </>
  );
}
/** HTML that `draw` makes of a page, with what is kept put in, and what is new in it kept. */
export function withKeptHtml(draw: () => string): string {
  marks = [];
  try {
    const [first = '', ...rest] = draw().split(/<template data-kept="(\d+)"><\/template>/);
    let whole = first;
    for (let at = 0; at < rest.length; at += 2) {
      const mark = marks[Number(rest[at])]!,
        next = rest[at + 1]!;
      if (mark.html !== undefined) whole += mark.html;
      // Between its two marks; what failed while it was drawn has one.
      else if (rest[at] === rest[at + 2]) keep(mark.key, next);
      whole += next;
    }
    return whole;
  } finally {
    marks = undefined;
  }
}
