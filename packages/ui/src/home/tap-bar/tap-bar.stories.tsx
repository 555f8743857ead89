import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { TapBar } from './tap-bar.tsx';

const meta = preview.meta({
  title: 'Home/Tap bar',
  component: TapBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { phone: '+916512345678', onDisplay: fn(), onLanguageChange: fn() },
  decorators: [
    (Story) => (
      <>
        <main className="min-h-100" />
        <Story />
      </>
    ),
  ],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Selected = meta.story({ args: { currentHref: '/prescriptions' } });
export const VariantComfort = meta.story({ globals: { comfort: 'on', viewport: { value: 'phone' } } });
export const Hindi = meta.story({ globals: { locale: 'hi', viewport: { value: 'phone' } } });
