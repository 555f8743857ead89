// Forced colours and print are the browser's own modes, which a page cannot switch on: here their rules are made to apply.
// `npm run visual` renders the real modes.

export type Medium = 'screen' | 'forced' | 'print';

const FORCED = `
  :root[data-medium='forced'] :where(body, body *) {
    color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  :root[data-medium='forced'] :where(a, a *) { color: LinkText !important; }
  :root[data-medium='forced'] :where(button, [role='button'], button *) { color: ButtonText !important; background-color: ButtonFace !important; }
  :root[data-medium='forced'] :where(:disabled, [aria-disabled='true']) { color: GrayText !important; }
  :root[data-medium='forced'] :where(.icon, [class*='before:icon']::before) { background-color: currentColor !important; }
`;
const PRINT = `:root[data-medium='print'] { background: white; color-scheme: light; }`;

/** Rules whose condition was changed, with the condition as it was. */
const changed = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* mediaRules(rule.cssRules);
  }
}

/** Makes the rules of a medium apply to the page, and those of the others not. */
export function emulate(medium: Medium) {
  for (const [rule, was] of changed) rule.media.mediaText = was;
  changed.clear();
  const root = document.documentElement;
  if (medium === 'screen') delete root.dataset['medium'];
  else root.dataset['medium'] = medium;
  const sheet = document.getElementById('emulated') ?? document.createElement('style');
  sheet.id = 'emulated';
  sheet.textContent = medium === 'forced' ? FORCED : medium === 'print' ? PRINT : '';
  document.head.append(sheet);
  if (medium === 'screen') return;
  const wanted = medium === 'forced' ? /forced-colors: ?active/ : /\bprint\b/;
  for (const { cssRules } of readable())
    for (const rule of mediaRules(cssRules)) {
      const { mediaText } = rule.media;
      const against = medium === 'print' && /\bscreen\b/.test(mediaText);
      if (!wanted.test(mediaText) && !against) continue;
      changed.set(rule, mediaText);
      rule.media.mediaText = against ? 'not all' : 'all';
    }
}

/** Sheets of another origin cannot be read. */
function readable(): CSSStyleSheet[] {
  return [...document.styleSheets].filter((sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });
}
