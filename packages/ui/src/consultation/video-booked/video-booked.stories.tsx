import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { videoSummary } from '../fixtures.ts';
import { VideoBooked, VideoBookedSkeleton } from './video-booked.tsx';

const meta = preview.meta({
  title: 'Consultation/Video booked',
  component: VideoBooked,
  args: {
    summary: videoSummary,
    number: 'VC-9XTB4M7K2WPQ',
    linkMinutes: 15,
    readyMinutes: 5,
    changeHref: '#change' as string | undefined,
    freeUntil: '2026-11-22T12:00:00+05:30' as string | null,
    roomHref: '#room',
    orderHref: '#order',
    onAddToCalendar: fn(),
    onClose: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
/** In another tab, which does not know the number. */
export const WithoutNumber = meta.story({ args: { summary: { ...videoSummary, whatsapp: undefined } } });
/** Less than four hours before: not all of the money comes back. */
export const ExpiredLate = meta.story({ args: { freeUntil: null } });
export const StepBegun = meta.story({ args: { changeHref: undefined, freeUntil: null } });
export const Busy = meta.story({ args: { calendarBusy: true } });
export const Error = meta.story({
  args: { calendarError: 'The calendar file could not be loaded. Please try again.' },
});
export const Loading = meta.story({ render: () => <VideoBookedSkeleton /> });
export const LongText = meta.story({
  args: {
    summary: {
      ...videoSummary,
      name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
      specialty: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
      feePaise: 12_500_000,
    },
  },
});
export const Hindi = meta.story({
  args: { summary: { ...videoSummary, name: 'मीरा सिन्हा', specialty: 'स्त्री एवं प्रसूति रोग' } },
  globals: { locale: 'hi' },
});
