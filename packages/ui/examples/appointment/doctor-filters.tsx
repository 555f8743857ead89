import { DoctorFilters } from '@doorstep/ui/appointment/doctor-filters';

export default function Example() {
  return (
    <DoctorFilters
      action="/doctors"
      filter={{ search: '', specialty: '', language: '' }}
      specialties={[
        { value: 'Cardiology', label: 'Cardiology' },
        { value: 'Paediatrics', label: 'Paediatrics' },
      ]}
      languages={[{ value: 'Hindi', label: 'Hindi' }, { value: 'Santali', label: 'Santali' }]}
      onFilterChange={() => {}}
    />
  );
}
