import { ReportValuesForm } from '@doorstep/ui/staff/report-values-form';

export default function Example() {
  return (
    <ReportValuesForm
      rows={[
        {
          code: 'haemoglobin',
          name: 'Haemoglobin',
          value: '',
          unit: 'g/dL',
          low: '12',
          high: '15',
        },
        {
          code: 'platelets',
          name: 'Platelets',
          value: '',
          unit: '/µL',
          low: '150000',
          high: '410000',
        },
      ]}
      maxRows={100}
      onSave={() => {}}
    />
  );
}
