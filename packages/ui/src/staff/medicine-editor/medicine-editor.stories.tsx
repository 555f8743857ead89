import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { MedicineEditor, type MedicineFields } from './medicine-editor.tsx';

const value: MedicineFields = {
  mrp: '125.00',
  offerPrice: '112.50',
  stock: '40',
  prescriptionRequired: false,
};

const meta = preview.meta({
  title: 'Staff/Medicine editor',
  component: MedicineEditor,
  args: {
    name: 'Omezen 20',
    detail: 'DS-0412 · Strip of 10 capsules · Kanke Remedies',
    value,
    onSave: fn(),
    onEdit: fn(),
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const Updated = meta.story({ args: { updated: true, value: { ...value, stock: '0' } } });
export const Error = meta.story({
  args: {
    errors: { offerPrice: 'The offer price cannot be higher than the MRP.' },
    problem: 'Nothing was saved. Please try again.',
  },
  tags: ['all-cells'],
});
export const SoldMeanwhile = meta.story({
  args: {
    value: { ...value, stock: '26' },
    errors: { stock: 'There are 26 packs by now. Check the number and save again.' },
  },
});
export const LongText = meta.story({
  args: {
    name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
    detail: `DS-${'0'.repeat(60)} · Strip of 10 gastro-resistant tablets in a moisture-proof pack`,
    value: { ...value, mrp: '1250000.00' },
  },
});
export const Hindi = meta.story({
  args: { name: 'ओमेज़ेन 20', detail: '10 कैप्सूल की पत्ती', updated: true },
  globals: { locale: 'hi' },
});

/** All of it at work: saved, and taken back. */
export const AtWork = meta.story({
  tags: ['no-visual'],
  render: function Page({ onSave, onUndo, ...args }) {
    const [kept, setKept] = useState({ value, before: undefined as MedicineFields | undefined });
    return (
      <MedicineEditor
        {...args}
        value={kept.value}
        updated={kept.before !== undefined}
        onSave={(next) => {
          onSave(next);
          setKept({ value: next, before: kept.value });
        }}
        onUndo={() => {
          onUndo?.();
          setKept({ value: kept.before!, before: undefined });
        }}
      />
    );
  },
});
