import preview from '#storybook/preview';
import { ImportPreview, type ImportPreviewRow } from './import-preview.tsx';

const rows: ImportPreviewRow[] = [
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
    fields: { mrp: { from: null, to: 30 }, composition: { from: null, to: 'Paracetamol 650 mg' } },
  },
  { code: 'DS-0188', name: 'Glucinsul 30/70', kind: 'same', fields: {} },
];
const meta = preview.meta({
  title: 'Staff/Import preview',
  component: ImportPreview,
  args: {
    rows,
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    rows: [
      {
        code: 'DS-'.repeat(20),
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        kind: 'changed',
        fields: {
          description: { from: 'For the heart. '.repeat(20), to: 'For heart and vessels. '.repeat(20) },
        },
      },
    ],
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
