import { ReportCard } from '@doorstep/ui/lab/report-card';

export default function Example() {
  return (
    <ReportCard
      tests={['HbA1c', 'Fasting blood sugar']}
      patient="Asha Kumari"
      collectedAt="2026-11-25T08:00:00.000+05:30"
      values={[
        {
          label: 'HbA1c',
          value: 5.9,
          unit: '%',
          low: 4,
          high: 5.6,
          level: 'a-little-high',
          earlier: { value: 5.5, at: '2026-08-12T08:00:00.000+05:30' },
        },
        {
          label: 'Fasting glucose',
          value: 94,
          unit: 'mg/dL',
          low: 70,
          high: 100,
          level: 'in-range',
          earlier: null,
        },
      ]}
      state="idle"
      onOpen={() => {}}
    />
  );
}
