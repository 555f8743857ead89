import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DoctorFilters } from './doctor-filters.tsx';

const meta = preview.meta({
  title: 'Appointment/Doctor filters',
  component: DoctorFilters,
  args: {
    action: '/doctors',
    filter: { search: '', specialty: '', language: '' },
    specialties: [
      { value: 'Cardiology', label: 'Cardiology' },
      { value: 'Paediatrics', label: 'Paediatrics' },
    ] as ReadonlyArray<{ value: string; label: string }>,
    languages: [
      { value: 'Hindi', label: 'Hindi' },
      { value: 'Santali', label: 'Santali' },
    ] as ReadonlyArray<{ value: string; label: string }>,
    onFilterChange: fn(),
  },
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { filter: { search: 'Meera', specialty: 'Cardiology', language: 'Santali' } },
  tags: ['all-cells'],
});
export const LongText = meta.story({
  args: {
    filter: {
      search: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
      specialty: 'Reproductive endocrinology',
      language: 'Santali',
    },
    specialties: [
      {
        value: 'Reproductive endocrinology',
        label: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
      },
    ],
    languages: [{ value: 'Santali', label: 'Santali, as it is spoken in the Santhal Pargana division' }],
  },
});
export const Hindi = meta.story({
  args: {
    specialties: [{ value: 'Cardiology', label: 'हृदय रोग' }],
    languages: [{ value: 'Santali', label: 'संताली' }],
  },
  globals: { locale: 'hi' },
});
