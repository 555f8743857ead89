import preview from '#storybook/preview';
import { Moment } from './moment.tsx';

const meta = preview.meta({
  title: 'Staff/Moment',
  component: Moment,
  args: { at: '2026-11-24T10:30:00+05:30' },
});
export const Default = meta.story();
export const Hindi = meta.story({ args: { at: '2026-11-24T16:05:00Z' }, globals: { locale: 'hi' } });
