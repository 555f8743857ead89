import type { ReactNode } from 'react';

/** What stands in a page where an element's HTML is put in, or begins and ends. */
interface Mark {
  key: string;
  /** As it was drawn before. */
  html: string | undefined;
  /** Of what stands once in a page: its tag, by which it is found. */
  tag?: string;
}
/** Of a list of 12 the cards of 500 pages: some 30 MB. */
const MOST = 6_000;
/** An id of `useId` belongs to one place of one page. */
const OWN_ID = '"_R_';
const known = new Map<string, string>();
let marks: Mark[] | undefined;
let kindOfPage: string | undefined;

/** The oldest goes first: what is asked for often is soon there again. */
function keep(key: string, html: string): void {
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
/**
 * `keptHtml` for the one element of a page with this tag. In all pages of a kind it stands at the same place, so that ids in it are the same, too: no mark
 * may stand beside it while it is drawn, for ids are counted by places.
 */
export function keptOnce(tag: string, key: string, draw: () => ReactNode): ReactNode {
  if (!marks || kindOfPage === undefined) return draw();
  const whole = `${tag} ${kindOfPage} ${key}`,
    html = known.get(whole),
    at = marks.push({ key: whole, html, tag }) - 1;
  return html === undefined ? draw() : <template data-kept={at} />;
}
/** Keeps what stands once in this page and is new; of two elements nothing says which one it is. */
function keepOnce(page: string): void {
  for (const { key, html, tag } of marks!) {
    if (tag === undefined || html !== undefined) continue;
    const from = page.indexOf(`<${tag} `),
      end = `</${tag}>`,
      to = page.indexOf(end, from);
    if (from !== -1 && to !== -1 && from === page.lastIndexOf(`<${tag} `))
      keep(key, page.slice(from, to + end.length));
  }
}
/**
 * HTML that `draw` makes of a page, with what is kept put in, and what is new in it kept. `kind`: pages in which the same elements stand around what
 * `keptOnce` keeps; without it that is drawn.
 */
export function withKeptHtml(draw: () => string, kind?: string): string {
  marks = [];
  kindOfPage = kind;
  try {
    const [first = '', ...rest] = draw().split(/<template data-kept="(\d+)"><\/template>/);
    let whole = first;
    for (let at = 0; at < rest.length; at += 2) {
      const entry = marks[Number(rest[at])]!,
        next = rest[at + 1]!;
      if (entry.html !== undefined) whole += entry.html;
      // Between its two marks; what failed while it was drawn has one.
      else if (rest[at] === rest[at + 2] && !next.includes(OWN_ID)) keep(entry.key, next);
      whole += next;
    }
    keepOnce(whole);
    return whole;
  } finally {
    marks = undefined;
  }
}
