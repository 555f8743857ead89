/** What stands between braces and holds none: the declarations of one rule. */
const bodies = /(?<=\{)[^{}]*(?=\})/g;

/** The private palette written out: a colour's name is for readers of tokens.css, no class has it. */
const withoutPalette = (css: string) =>
  [...css.matchAll(/(--p-[\w-]+):([^;{}]+);?/g)].reduce(
    (sheet, [line, name, value]) => sheet.replace(line, '').replaceAll(`var(${name})`, value!),
    css,
  );

const registered = /@property (--tw-[\w-]+)\{([^}]*)\}/g;
const unregistered = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;
/**
 * Tailwind's variables join what several classes say of one element. Where none does, they are written out: every rule that reads one sets
 * it itself, or none sets it.
 */
function withoutVariables(css: string): string {
  const initial = new Map(
    [...css.matchAll(registered)].map(([, name, body]) => [name!, /initial-value:([^;]*)/.exec(body!)?.[1]]),
  );
  for (const name of new Set(css.match(/--tw-[\w-]+/g))) {
    const set = new RegExp(`(?<=^|;)${name}:([^;]*);?`),
      read = new RegExp(String.raw`var\(${name}(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)`);
    const rules = css.replaceAll(registered, '').replace(unregistered, '').match(bodies) ?? [];
    const sets = (body: string) => set.test(body),
      reads = (body: string) => read.test(body);
    if (rules.some(sets) && rules.some(reads) && rules.some((body) => sets(body) !== reads(body))) continue;
    css = css
      .replaceAll(registered, (rule, other) => (other === name ? '' : rule))
      .replaceAll(bodies, (body) => {
        const value = set.exec(body)?.[1] ?? initial.get(name);
        return body
          .replace(set, '')
          .replaceAll(new RegExp(read, 'g'), (_, fallback?: string) => value ?? fallback ?? '');
      });
  }
  return css.replace(unregistered, (layer) => (layer.includes('{}') ? '' : layer));
}

const shorter: Array<[RegExp, string]> = [
  [/\/\*.*?\*\/\s*/gs, ''],
  // By the reset every border is solid; a class of another style says so itself.
  [/border(?:-[a-z]+)*-style:var\(--tw-border-style\);/g, ''],
  // Stops of gradients, which no theme of ours has.
  [/,--tw-gradient-\w+/g, ''],
  // For `light-dark()`, which no rule has.
  [/--lightningcss-(?:light|dark):[^;]*;/g, ''],
  // Every browser of the build's target mixes colours: neither the question nor the colour for the others.
  [/@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1'],
  [/(?<=^|[{}])([^{}@]+)\{([\w-]+):[^;{}]*\}(?=\1\{\2:color-mix)/g, ''],
  // Two tools prefix the same declaration.
  [/(?<=[{;])([\w-]+:[^;{}]+;)\1+/g, '$1'],
  // What Tailwind makes of `&` inside a pseudo-element matches nothing.
  [/(?<=[{}])[^{}]*:is\(\)\{[^{}]*\}/g, ''],
  [/(?<=^|[{}]):is\(((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)\)(?=\{)/g, '$1'],
  [/@media not all and \((\w+)>=/g, '@media ($1<'],
  [/@container not \((\w+)>=/g, '@container ($1<'],
  [/calc\(1px \* 0\)/g, '0'],
  [/calc\(1px \* calc\(1 - 0\)\)/g, '1px'],
];
const spaces = /("[^"]*")|(?<=[:, ]) +| +(?=;|$)| (?=\*)|(?<=\*) /g;

/** The built sheet in fewer bytes, which draws the same (docs/decisions/lean-build.md). */
export function leanSheet(css: string): string {
  const shorten = (sheet: string) =>
    shorter.reduce((text, [long, short]) => text.replaceAll(long, short), sheet);
  return shorten(withoutVariables(withoutPalette(shorten(css))))
    .replaceAll(bodies, (body) => body.replaceAll(spaces, '$1'))
    .replaceAll(/@layer [\w-]+\{(?:[\w:,]+\{\})?\}/g, '')
    .trim();
}
