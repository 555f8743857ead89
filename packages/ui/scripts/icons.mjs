// Writes src/styles/icons.css and src/base/icon/names.ts from lucide's drawings (ISC). An icon is one element with a CSS mask:
// a card has many, and an inline <svg> costs three nodes each. Only the icons whose class is used reach a built sheet.
// Run `node packages/ui/scripts/icons.mjs` after changing the list; a test compares the files with this script's answer.
import { readFileSync, writeFileSync } from 'node:fs';

const names = `ambulance arrow-right arrow-up bell calendar-days camera check chevron-down chevron-left chevron-right chevron-up circle-alert circle-check
circle-question-mark circle-x clock cloud-off droplets eye eye-off file-text flask-conical heart house image info languages layout-grid list
list-filter loader-circle lock log-in log-out mail map-pin menu message-circle minus moon package phone pill plus rotate-ccw search settings-2 shield-check shopping-cart
spray-can star sun syringe tablets trash triangle-alert truck upload user video wifi-off wrench x zoom-in`.split(/\s+/);
const filled = { 'heart-filled': 'heart', 'star-filled': 'star' };

async function drawing(name) {
  // Renamed drawings are kept as one line that points at the new name.
  const file = readFileSync(new URL(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8');
  const [, moved] = /export \{ default \} from '\.\/(.+)\.mjs'/.exec(file) ?? [];
  const { __iconData } = await import(`lucide-react/icons/${moved ?? name}`);
  return __iconData.node.map(([tag, attributes]) => `<${tag} ${Object.entries(attributes).filter(([k]) => k !== 'key').map(([k, v]) => `${k}='${v}'`).join(' ')}/>`).join('');
}

export async function build() {
  const rules = [], known = [];
  const add = async (as, name, fill) => {
    known.push(`icon-${as}`);
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${await drawing(name)}</svg>`;
    rules.push(`@utility icon-${as} { --icon: url("data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}"); }`);
  };
  for (const name of names) await add(name, name, 'none');
  for (const [as, name] of Object.entries(filled)) await add(as, name, '#000');
  const css = `/* Made by scripts/icons.mjs from lucide (ISC licence): do not edit. */
@utility icon {
  display: inline-block; flex: none; width: 1.25em; height: 1.25em; vertical-align: -0.25em; background: currentColor; mask: var(--icon) center / contain no-repeat;
  @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; :where(button) > & { background: ButtonText; } :where(a) > & { background: LinkText; } }
}
${rules.join('\n')}
`;
  const ts = `// Made by scripts/icons.mjs: do not edit.\nexport const iconNames = [\n${known.map((name) => `  '${name}',\n`).join('')}] as const;\nexport type IconName = (typeof iconNames)[number];\n`;
  return { '../src/styles/icons.css': css, '../src/base/icon/names.ts': ts };
}

if (import.meta.main) for (const [path, text] of Object.entries(await build())) writeFileSync(new URL(path, import.meta.url), text);
export const current = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
