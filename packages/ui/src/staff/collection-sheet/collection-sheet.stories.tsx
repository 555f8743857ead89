import preview from '#storybook/preview';
import { CollectionSheet } from './collection-sheet.tsx';

const one = {
  id: 'LT-1',
  startsAt: '2026-11-24T07:30:00+05:30',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
  distanceKm: 3.1 as number | null,
  patient: { name: 'Asha Kumari', mobile: '9876543210' },
  tests: [
    { id: 1, title: 'Complete Blood Count', sample: 'Blood' },
    { id: 2, title: 'Urine Routine', sample: 'Urine, first of the morning' },
  ],
  fastingHours: 10,
  duePaise: 64_900,
  collector: { id: 1, name: 'Suresh Mahto' } as { id: number; name: string } | null,
};
const meta = preview.meta({
  title: 'Staff/Collection sheet',
  component: CollectionSheet,
  args: {
    title: 'Suresh Mahto: Tue 24 Nov 2026',
    collections: [
      one,
      {
        ...one,
        id: 'LT-2',
        startsAt: '2026-11-24T09:00:00+05:30',
        address: 'Near Albert Ekka Chowk, Main Road, Ranchi 834001',
        patient: { name: 'Birsa Munda', mobile: '9876543211' },
        tests: [{ id: 3, title: 'Thyroid Profile', sample: 'Blood' }],
        distanceKm: null,
        fastingHours: 0,
        duePaise: 0,
        collector: null,
      },
    ],
  },
});
export const Default = meta.story();
export const WithEverybody = meta.story({
  args: { title: 'Everybody: Tue 24 Nov 2026', showCollector: true },
});
export const LongText = meta.story({
  args: {
    title: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy: Wed 23 Sept 2026',
    showCollector: true,
    collections: [
      {
        ...one,
        address:
          'Third floor, the door behind the second staircase, Block D, Sri Ramakrishna Paramahamsa Cooperative Housing Society, Old bus stand crossing, Ranchi, Jharkhand 834002',
        distanceKm: 29.9,
        patient: {
          name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
          mobile: '9876543210',
        },
        tests: Array.from({ length: 4 }, (_, id) => ({
          id,
          title: 'Thyroid profile with free T3, free T4 and antibodies to peroxidase and thyroglobulin',
          sample: 'Blood, in two tubes',
        })),
        duePaise: 1_250_000_00,
        collector: { id: 1, name: 'Chandrashekharendra Bandyopadhyay Mahto' },
      },
    ],
  },
});
export const Empty = meta.story({ args: { collections: [] } });
export const Hindi = meta.story({
  args: {
    title: 'सुरेश महतो: मंगल 24 नवंबर 2026',
    collections: [
      {
        ...one,
        patient: { ...one.patient, name: 'आशा कुमारी' },
        tests: [{ id: 1, title: 'संपूर्ण रक्त जाँच', sample: 'ख़ून' }],
      },
    ],
  },
  globals: { locale: 'hi' },
});
