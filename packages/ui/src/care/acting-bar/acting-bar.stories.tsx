import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ActingBar } from './acting-bar.tsx';

const meta = preview.meta({
  title: 'Care/Acting bar',
  component: ActingBar,
  args: { name: 'Asha Kumari', onStop: fn() },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DoneEnded = meta.story({ args: { ended: true }, tags: ['all-cells'] });
export const LongText = meta.story({
  args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyam of Kanke Road, Ranchi' },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
