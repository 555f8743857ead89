import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { longDoctor, meera, meeraHindi, portrait } from '../fixtures.ts';
import { DoctorCard, DoctorCardSkeleton } from './doctor-card.tsx';

const meta = preview.meta({
  title: 'Appointment/Doctor card',
  component: DoctorCard,
  args: { ...meera, href: '#doctor', bookHref: '#times' },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const VariantPortrait = meta.story({ args: { image: portrait } });
export const WithoutFreeTime = meta.story({ args: { nextFree: null }, tags: ['all-cells'] });
export const Loading = meta.story({ render: () => <DoctorCardSkeleton /> });
export const LongText = meta.story({ args: longDoctor });
export const Hindi = meta.story({ args: meeraHindi, globals: { locale: 'hi' } });
