import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import {
  OnlineDoctorCard,
  OnlineDoctorCardSkeleton,
  type OnlineDoctorCardProps,
} from './online-doctor-card.tsx';

const meta = preview.meta({
  title: 'Consultation/Online doctor card',
  component: OnlineDoctorCard,
  args: {
    name: 'Meera Sinha',
    specialty: 'Obstetrics and gynaecology',
    registrationNo: 'JMC 20417',
    image: null as string | null,
    rating: 4.8 as number | null,
    reviewCount: 254 as number | null,
    available: true,
    feePaise: 50_000,
    kind: 'chat' as OnlineDoctorCardProps['kind'],
    href: '#doctor',
    onStart: fn(),
    busy: false,
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const KindVideo = meta.story({ args: { kind: 'video' } });
export const WithoutRating = meta.story({ args: { rating: null, reviewCount: null } });
export const Disabled = meta.story({ args: { available: false }, tags: ['all-cells'] });
export const Busy = meta.story({ args: { busy: true } });
export const Loading = meta.story({ render: () => <OnlineDoctorCardSkeleton /> });
export const LongText = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
    specialty: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
    feePaise: 12_500_000,
  },
});
export const Hindi = meta.story({
  args: { name: 'मीरा सिन्हा', specialty: 'स्त्री एवं प्रसूति रोग', kind: 'video' },
  globals: { locale: 'hi' },
});
