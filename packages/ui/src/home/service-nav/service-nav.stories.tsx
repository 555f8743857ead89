import preview from '#storybook/preview';
import { ServiceNav } from './service-nav.tsx';

const meta = preview.meta({
  title: 'Home/Service nav',
  component: ServiceNav,
  parameters: { layout: 'fullscreen' },
  args: { currentHref: '/medicines' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const EmptyNoneCurrent = meta.story({ args: { currentHref: undefined } });
export const VariantLastCurrent = meta.story({ args: { currentHref: '/doctor-list' } });
export const Focused = meta.story({
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('a')?.focus();
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
