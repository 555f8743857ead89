import { ImportPreview } from '@doorstep/ui/staff/import-preview';

export default function Example() {
  return (
    <ImportPreview
      rows={[
        {
          code: 'DS-0412',
          name: 'Omezen 20',
          kind: 'changed',
          fields: {
            mrp: { from: 125, to: 130 },
            batch: { from: null, to: 'KR2411' },
            prescription_required: { from: false, to: true },
          },
        },
        {
          code: 'DS-2600',
          name: 'Febrisol 650',
          kind: 'new',
          fields: {
            mrp: { from: null, to: 30 },
            composition: { from: null, to: 'Paracetamol 650 mg' },
          },
        },
      ]}
    />
  );
}
