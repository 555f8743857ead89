import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { chatHours, videoHours } from '../fixtures.ts';
import { AvailabilityBanner, type AvailabilityBannerProps } from './availability-banner.tsx';

const at = (time: string) => `2026-11-22T${time}:00+05:30`;
const meta = preview.meta({
  title: 'Consultation/Availability banner',
  component: AvailabilityBanner,
  args: { kind: 'chat' as AvailabilityBannerProps['kind'], hours: chatHours, now: at('11:12') },
  decorators: [within('max-w-text')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const At0859 = meta.story({ args: { now: at('08:59') } });
export const At0900 = meta.story({ args: { now: at('09:00') } });
export const At2159 = meta.story({ args: { now: at('21:59') } });
export const At2200 = meta.story({ args: { now: at('22:00') } });
export const KindVideo = meta.story({ args: { kind: 'video', hours: videoHours } });
export const OutOfHoursVideoClosed = meta.story({
  args: { kind: 'video', hours: videoHours, now: at('17:00') },
});
export const Hindi = meta.story({ args: { now: at('22:00') }, globals: { locale: 'hi' } });
