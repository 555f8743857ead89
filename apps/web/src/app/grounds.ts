const valuesOf = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`${property}:([^;}]+)`, 'g'))].map(([, value = '']) => value);

/** The page's background by day and by night, as the built sheet has it. */
export function groundsOf(css: string): { light: string; dark: string } {
  const [light = '', dark = ''] = valuesOf(css, '--surface').map((value) => {
    const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return token === undefined ? value : (valuesOf(css, token)[0] ?? '');
  });
  return { light, dark };
}
