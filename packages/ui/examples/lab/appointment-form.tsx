import { AppointmentForm } from '@doorstep/ui/lab/appointment-form';

export default function Example() {
  return (
    <AppointmentForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      tests={<p className="font-strong">Lipid profile, HbA1c</p>}
      now="2026-11-24T10:00:00.000+05:30"
      min="2026-11-25"
      times={[
        { time: '2026-11-25T07:00', taken: false },
        { time: '2026-11-25T07:30', taken: false },
      ]}
      delivery={{ available: true, distanceKm: 4.2, chargePaise: 0 }}
      totalPaise={104900}
      onLocate={() => {}}
      onCheck={() => {}}
    />
  );
}
