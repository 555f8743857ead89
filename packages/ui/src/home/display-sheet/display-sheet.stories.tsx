import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DisplaySheet } from './display-sheet.tsx';

const meta = preview.meta({
  title: 'Home/Display sheet',
  component: DisplaySheet,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    settings: { theme: 'system' as const, comfort: 0 as const, onThemeChange: fn(), onComfortChange: fn() },
  },
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
