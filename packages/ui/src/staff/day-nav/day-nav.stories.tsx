import preview from '#storybook/preview';
import { DayNav } from './day-nav.tsx';

const meta = preview.meta({
  title: 'Staff/Day nav',
  component: DayNav,
  args: { day: '2026-11-24', today: '2026-11-24', hrefFor: (day: string) => `#${day}` },
});
export const Default = meta.story();
export const WithAnotherDay = meta.story({ args: { day: '2026-12-31' } });
export const Hindi = meta.story({ args: { day: '2026-11-25' }, globals: { locale: 'hi' } });
