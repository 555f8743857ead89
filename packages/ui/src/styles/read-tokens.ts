/** A rule with the custom properties that it sets, and the at-rules and rules around it. */
export interface TokenRule {
  /** As it is written: ":root", "[data-theme='dark']". */
  selector: string;
  /** From the outside in: '@media screen'. */
  around: string[];
  /** By name without dashes: 'accent-fill' is 'var(--p-teal-47)'. */
  values: Map<string, string>;
}

/** The rules of a sheet that set custom properties, in their order. */
export function readTokens(css: string): TokenRule[] {
  const found: TokenRule[] = [];
  const open: string[] = [];
  for (const [, before = '', mark] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    const own = before.lastIndexOf(';') + 1;
    const values = new Map(
      [...before.slice(0, mark === '{' ? own : undefined).matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)].map(
        ([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')],
      ),
    );
    const selector = open.at(-1);
    if (selector !== undefined && values.size > 0)
      found.push({ selector, around: open.slice(0, -1), values });
    if (mark === '{') open.push(before.slice(own).trim());
    else open.pop();
  }
  return found;
}
