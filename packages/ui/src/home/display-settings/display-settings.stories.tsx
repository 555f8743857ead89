import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DisplaySettings } from './display-settings.tsx';

const meta = preview.meta({
  title: 'Home/Display settings',
  component: DisplaySettings,
  args: { theme: 'system' as const, comfort: 0 as const, onThemeChange: fn(), onComfortChange: fn() },
});
export const Default = meta.story({ tags: ['all-cells'] });
/** Where the browser speaks. */
export const OpenListen = meta.story({ args: { onListen: fn() } });
export const VariantComfort = meta.story({ args: { theme: 'dark', comfort: 1 }, globals: { comfort: 'on' } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
