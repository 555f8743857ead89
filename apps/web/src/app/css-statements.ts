/** A sheet's statements, in order: `head{body}`, or a head alone (`@layer a, b;`). */
export function statements(css: string): Array<{ head: string; body?: string }> {
  const found = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at),
      end = css.indexOf(';', at);
    if (open < 0 || (end >= 0 && end < open)) {
      if (end < 0) break;
      found.push({ head: css.slice(at, end + 1) });
      at = end + 1;
      continue;
    }
    let depth = 1,
      close = open + 1;
    for (; depth; close++) depth += css[close] === '{' ? 1 : css[close] === '}' ? -1 : 0;
    found.push({ head: css.slice(at, open), body: css.slice(open + 1, close - 1) });
    at = close;
  }
  return found;
}
