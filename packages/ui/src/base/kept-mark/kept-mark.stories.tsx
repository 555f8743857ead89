import preview from '#storybook/preview';
import { KeptMark } from './kept-mark.tsx';

const meta = preview.meta({
  title: 'Base/Kept mark',
  component: KeptMark,
  args: { at: '2026-11-24T10:05:00+05:30', now: '2026-11-24T12:30:00+05:30' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithAnotherDay = meta.story({ args: { at: '2026-11-22T18:40:00+05:30' } });
export const Hindi = meta.story({ args: { at: '2026-11-22T18:40:00+05:30' }, globals: { locale: 'hi' } });
