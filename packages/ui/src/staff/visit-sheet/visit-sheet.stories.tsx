import preview from '#storybook/preview';
import { VisitSheet } from './visit-sheet.tsx';

const visit = {
  id: 'PV-1',
  step: 'booked' as const,
  service: 'Wound dressing',
  startsAt: '2026-11-24T10:30:00+05:30',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
  distanceKm: 3.1,
  patient: { name: 'Asha Kumari', mobile: '9876543210' },
  notes: 'Second floor, no lift.',
  duePaise: 45_000,
  nurse: { id: 1, name: 'Sunita Toppo' },
};
const meta = preview.meta({
  title: 'Staff/Visit sheet',
  component: VisitSheet,
  args: {
    title: 'Ranchi north: Tue 24 Nov 2026',
    visits: [
      visit,
      {
        ...visit,
        id: 'PV-2',
        service: 'Injection',
        startsAt: '2026-11-24T12:00:00+05:30',
        distanceKm: null,
        notes: null,
        duePaise: 0,
        nurse: null,
      },
    ],
  },
});
export const Default = meta.story();
export const Hindi = meta.story({
  args: { title: 'राँची उत्तर: मंगल 24 नवंबर 2026', visits: [{ ...visit, service: 'घाव की पट्टी' }] },
  globals: { locale: 'hi' },
});
