import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { KeepReadyList } from '../keep-ready-list/keep-ready-list.tsx';
import { VisitPass, type VisitPassProps } from './visit-pass.tsx';

const sunita = {
  name: 'Sunita Toppo',
  image: null,
  role: 'Nurse, GNM',
  registration: 'JNRC 20317',
  languages: ['Hindi', 'Nagpuri', 'English'],
  mobile: '9876501234' as string | null,
};
const meta = preview.meta({
  title: 'Paramedical/Visit pass',
  component: VisitPass,
  decorators: [within('max-w-dialog')],
  args: {
    service: 'Dressing of a wound',
    status: 'on-the-way' as const,
    startsAt: '2026-11-24T10:30:00+05:30',
    endsAt: '2026-11-24T11:15:00+05:30',
    place: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001' as string | null,
    nurse: sunita as VisitPassProps['nurse'],
    code: '4817' as string | null,
    doctorOrder: null,
    totalPaise: 39900,
    payment: 'paid' as const,
    shop: { href: 'tel:+916512345678', shown: '0651 234 5678' },
    keepReady: (
      <KeepReadyList
        items={[
          { icon: 'icon-package', text: 'Dressing things you have been given' },
          { icon: 'icon-sun', text: 'A clean place to lie, with good light' },
        ]}
      />
    ),
  },
});
export const Default = meta.story({ tags: ['all-cells', 'printed'] });
export const BusyChecking = meta.story({
  args: { status: 'checking', nurse: null, code: null, doctorOrder: 'checking' },
});
export const WithoutNurse = meta.story({ args: { status: 'booked', nurse: null } });
export const DoneAssigned = meta.story({ args: { status: 'booked', doctorOrder: 'approved' } });
/** With a photo, and called by way of the shop. */
export const WithPhoto = meta.story({
  args: {
    nurse: {
      ...sunita,
      mobile: null,
      image:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23cde"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="%23754"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0z" fill="%2327a"/%3E%3C/svg%3E',
    },
  },
});
export const StepStarted = meta.story({ args: { status: 'started', code: null } });
export const Done = meta.story({ args: { status: 'done', code: null } });
export const Cancelled = meta.story({
  args: {
    status: 'cancelled',
    nurse: null,
    code: null,
    payment: 'none',
  },
});
export const KindPayAtVisit = meta.story({ args: { status: 'booked', payment: 'due', totalPaise: 41200 } });
export const DoneChangedNurse = meta.story({ args: { status: 'booked', changedFrom: 'Meena Kerketta' } });
export const Offline = meta.story({ args: { offline: true } });
export const LongText = meta.story({
  args: {
    service: 'Catheterization at home with a change of the bag and of the dressing around it, by two nurses',
    nurse: {
      ...sunita,
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      role: 'Senior nurse, GNM, BSc Nursing, with twenty years in the surgical ward',
      registration: 'JNRC/2011/0000020317/RANCHI',
      languages: ['Hindi', 'Nagpuri', 'English', 'Bengali', 'Santali', 'Kurukh', 'Urdu'],
    },
    totalPaise: 1250000000,
  },
});
export const Hindi = meta.story({
  args: {
    service: 'घाव की ड्रेसिंग',
    place: 'फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची 834001',
    nurse: { ...sunita, name: 'सुनीता टोप्पो', role: 'नर्स, GNM', languages: ['हिंदी', 'नागपुरी'] },
    doctorOrder: 'approved',
    keepReady: (
      <KeepReadyList
        items={[
          { icon: 'icon-package', text: 'ड्रेसिंग का सामान' },
          { icon: 'icon-sun', text: 'लेटने की साफ़ जगह, अच्छी रोशनी के साथ' },
        ]}
      />
    ),
  },
  globals: { locale: 'hi' },
});
