import preview from '#storybook/preview';
import { longDoctor, meera, meeraHindi, portrait } from '../fixtures.ts';
import { DoctorProfile, DoctorProfileSkeleton } from './doctor-profile.tsx';

const meta = preview.meta({
  title: 'Appointment/Doctor profile',
  component: DoctorProfile,
  args: {
    ...meera,
    registration: 'JMC 20417',
    experienceYears: 14,
    about: 'Pregnancy, periods and women’s health at every age.',
    clinic: 'Lalpur clinic',
    clinicAddress: 'Circular Road, Lalpur, Ranchi 834001',
    minutes: 30,
    bookHref: '#times',
  },
});
export const Default = meta.story();
export const VariantPortrait = meta.story({ args: { image: portrait } });
export const WithoutFreeTime = meta.story({ args: { nextFree: null }, tags: ['all-cells'] });
export const Loading = meta.story({ render: () => <DoctorProfileSkeleton /> });
export const LongText = meta.story({ args: { ...longDoctor, experienceYears: 1 } });
export const Hindi = meta.story({
  args: {
    ...meeraHindi,
    about: 'गर्भावस्था, माहवारी और हर उम्र में महिलाओं का स्वास्थ्य।',
  },
  globals: { locale: 'hi' },
});
