import { addons, types } from 'storybook/manager-api';
import { create, type ThemeVars } from 'storybook/theming';
import { UsedIn } from './used-in.ts';

const fontBase = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
/** The door of the logo, and the name: Storybook takes the title as markup. */
const titleIn = (door: string, knob: string) =>
  `<span style="display:flex;align-items:center;gap:10px;font-size:18px"><svg aria-hidden="true" width="22" height="25" viewBox="0 0 30 34"><path fill="${door}" d="M9 0h12a9 9 0 0 1 9 9v22a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9z"/><circle fill="${knob}" cx="22" cy="19.5" r="2.75"/></svg>Doorstep</span>`;
const own = { brandUrl: './', brandTarget: '_self', fontBase } as const;

const light = create({
  ...own,
  base: 'light',
  brandTitle: titleIn('#0b5d5f', '#f0b557'),
  colorPrimary: '#0b5d5f',
  colorSecondary: '#0b6b6d',
  appBg: '#f6f5f0',
  appContentBg: '#fcfbf8',
  barSelectedColor: '#0b5d5f',
});
const dark = create({
  ...own,
  base: 'dark',
  brandTitle: titleIn('#63d2cf', '#f0b557'),
  colorPrimary: '#63d2cf',
  colorSecondary: '#3aa7a5',
  appBg: '#10191b',
  appContentBg: '#182224',
  appPreviewBg: '#182224',
  barBg: '#182224',
  barSelectedColor: '#63d2cf',
});

const themeOf = (name: unknown): ThemeVars => (name === 'dark' ? dark : light);
addons.setConfig({
  theme: themeOf(new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1]),
});
addons.register('doorstep/theme', (api) => {
  // The frame follows the theme that is chosen for the stories.
  const follow = () => api.setOptions({ theme: themeOf(api.getGlobals()['theme']) });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
addons.register('doorstep/used-in', () => {
  addons.add('doorstep/used-in', {
    type: types.TOOLEXTRA,
    title: 'Used in',
    match: ({ viewMode }) => viewMode === 'story',
    render: UsedIn,
  });
});
