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
export const LongText = meta.story({
  args: {
    title: 'Ranchi north, Kanke, Pithoria and the villages up to Ramgarh: Wed 23 Sept 2026',
    visits: [
      {
        ...visit,
        service: 'Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family',
        address:
          'Third floor, the door behind the second staircase, Block D, Sri Ramakrishna Paramahamsa Cooperative Housing Society, Old bus stand crossing, Ranchi, Jharkhand 834002',
        distanceKm: 29.9,
        patient: {
          name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
          mobile: '9876543210',
        },
        notes:
          'Please ring twice. The lift does not work, and there is a dog in the yard, friendly but large.',
        duePaise: 1_250_000_00,
        nurse: { id: 1, name: 'Chandrashekharendra Bandyopadhyay Mahto' },
      },
    ],
  },
});
/** All visits of the team were called off. */
export const Empty = meta.story({ args: { visits: [] } });
export const Hindi = meta.story({
  args: { title: 'राँची उत्तर: मंगल 24 नवंबर 2026', visits: [{ ...visit, service: 'घाव की पट्टी' }] },
  globals: { locale: 'hi' },
});
