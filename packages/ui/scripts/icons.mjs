// Writes src/styles/icons.{css,svg}, src/base/icon/names.ts and .storybook/icons.css from lucide's drawings (ISC). An icon is one element with a CSS mask:
// a card has many, and an inline <svg> costs three nodes each. Inside the sheet the drawings would be a fifth of it, so they are a file.
// Run `node packages/ui/scripts/icons.mjs` after changing the list; a test compares the files with this script's answer.
import { readFileSync, writeFileSync } from 'node:fs';

const names =
  `ambulance arrow-right arrow-up bell building-2 calendar-days camera check chevron-down chevron-left chevron-right chevron-up circle-alert circle-check
circle-question-mark circle-x clock cloud-off credit-card droplets eye eye-off file-text flask-conical heart house image info languages layout-grid
list list-filter loader-circle lock log-in log-out mail map-pin menu message-circle minus moon package paperclip phone pill plus rotate-ccw search
settings-2 shield-check shopping-cart spray-can star stethoscope sun syringe tablets trash triangle-alert truck upload user video wifi-off wrench x
zoom-in`.split(/\s+/);
const filled = { 'heart-filled': 'heart', 'star-filled': 'star' };
/** New ones stand last, and the file keeps its height: a drawing that moves in it, or is scaled with it, is drawn a hair differently in every picture. */
const later =
  'download key-round locate-fixed map pencil receipt smartphone undo-2 users siren check-check mic mic-off video-off phone-off pause play'.split(
    ' ',
  );
const ROOM = 128;

async function drawing(name) {
  // Renamed drawings are kept as one line that points at the new name.
  const file = readFileSync(new URL(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8');
  const [, moved] = /export \{ default \} from '\.\/(.+)\.mjs'/.exec(file) ?? [];
  const { __iconData } = await import(`lucide-react/icons/${moved ?? name}`);
  return __iconData.node
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .filter(([k]) => k !== 'key')
          .map(([k, v]) => `${k}='${v}'`)
          .join(' ')}/>`,
    )
    .join('');
}

export async function build() {
  const drawings = await Promise.all(
    [
      ...names.map((name) => [name, name, 'none']),
      ...Object.entries(filled).map(([as, name]) => [as, name, '#000']),
      ...later.map((name) => [name, name, 'none']),
    ].map(async ([as, name, fill]) => ({ as, fill, shapes: await drawing(name) })),
  );
  const known = drawings.map(({ as }) => as);
  const sprite = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * ROOM}' width='24' height='${24 * ROOM}' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${drawings
    .map(
      ({ fill, shapes }, at) =>
        `<g transform='translate(0 ${24 * at})'${fill === 'none' ? '' : ` fill='${fill}'`}>${shapes}</g>`,
    )
    .join('\n')}</svg>\n`;
  const css = `/* Made by scripts/icons.mjs from lucide (ISC licence): do not edit. All drawings are one file, below one another; --icon is the place of one. */
@utility icon {
  display: inline-block; flex: none; width: 1.25em; height: 1.25em; vertical-align: -0.25em; background: currentColor; mask: url('./icons.svg') 0 calc(var(--icon) * 100% / ${ROOM - 1}) / 100% auto no-repeat;
  @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; :where(button) > & { background: ButtonText; } :where(a) > & { background: LinkText; } }
}
/* Stars side by side, as many as the width holds. */
@utility star-row { display: inline-block; height: 1.25em; vertical-align: -0.25em; mask: url('./star.svg') 0 0 / auto 100% repeat-x; forced-color-adjust: none; }
${known.map((name, at) => `@utility icon-${name} { --icon: ${at}; }`).join('\n')}
`;
  const star = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' width='24' height='24' stroke='#000' stroke-width='2' stroke-linejoin='round'>${await drawing('star')}</svg>\n`;
  // The names stand without their prefix: the sheet is made from every class name that stands in a source file.
  const ts = `// Made by scripts/icons.mjs: do not edit.\nconst names = [\n${known.map((name) => `  '${name}',\n`).join('')}] as const;\nexport type IconName = \`icon-\${(typeof names)[number]}\`;\nexport const iconNames: readonly IconName[] = names.map((name) => \`icon-\${name}\` as const);\n`;
  const all = `/* Made by packages/ui/scripts/icons.mjs: Storybook alone shows every drawing. */\n@source inline("icon-{${known.join(',')}}");\n`;
  return {
    '../src/styles/icons.css': css,
    '../src/styles/icons.svg': sprite,
    '../src/styles/star.svg': star,
    '../src/base/icon/names.ts': ts,
    '../../../.storybook/icons.css': all,
  };
}

if (import.meta.main)
  for (const [path, text] of Object.entries(await build()))
    writeFileSync(new URL(path, import.meta.url), text);
export const current = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
