import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { BulkPanel, type BulkPreview } from './bulk-panel.tsx';

const shown: BulkPreview = {
  applied: false,
  changed: 2,
  same: 0,
  refused: 1,
  rows: [
    {
      id: 3,
      name: 'Omezen 20',
      before: { mrpPaise: 12_500, offerPaise: 11_250, stock: 40 },
      after: { mrpPaise: 12_500, offerPaise: 10_688, stock: 60 },
    },
    {
      id: 4,
      name: 'Glucinsul 30/70',
      before: { mrpPaise: 18_200, offerPaise: 16_400, stock: 0 },
      after: { mrpPaise: 18_200, offerPaise: 15_580, stock: 20 },
    },
  ],
  refusedRows: [{ id: 9, name: 'Plain Gauze', reason: 'The offer price is above the MRP.' }],
};
const meta = preview.meta({
  title: 'Staff/Bulk panel',
  component: BulkPanel,
  args: { count: 3, onPreview: fn(), onApply: fn(), onEdit: fn(), onClose: fn() },
});
export const Default = meta.story();
export const FilledPreviewed = meta.story({ args: { preview: shown } });
export const DoneApplied = meta.story({ args: { preview: { ...shown, applied: true } } });
export const Error = meta.story({
  args: { error: 'The catalogue has changed since the preview. Look through the new preview first.' },
});
export const LongText = meta.story({
  args: {
    count: 2547,
    preview: {
      ...shown,
      changed: 2546,
      rows: [
        {
          ...shown.rows[0]!,
          name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        },
      ],
    },
  },
});
export const Hindi = meta.story({ args: { preview: shown }, globals: { locale: 'hi' } });
