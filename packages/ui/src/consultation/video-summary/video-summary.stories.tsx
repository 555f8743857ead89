import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { videoSummary } from '../fixtures.ts';
import { VideoSummary, VideoSummarySkeleton } from './video-summary.tsx';

const meta = preview.meta({
  title: 'Consultation/Video summary',
  component: VideoSummary,
  args: { ...videoSummary, changeHref: '#details' as string | undefined },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
/** Booked: what can be changed is changed on its own page. */
export const DoneBooked = meta.story({ args: { changeHref: undefined, whatsapp: undefined } });
export const Loading = meta.story({ render: () => <VideoSummarySkeleton /> });
export const LongText = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
    specialty: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
    whatsapp: '+91 (98765) 432-10',
    feePaise: 12_500_000,
  },
});
export const Hindi = meta.story({
  args: { name: 'मीरा सिन्हा', specialty: 'स्त्री एवं प्रसूति रोग' },
  globals: { locale: 'hi' },
});
