import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Picture } from '../../base/picture/picture.tsx';
import { squarePhoto } from '../fixtures.ts';
import { PrescriptionPicker, type EarlierPrescription } from './prescription-picker.tsx';

const picture = (src?: string) => (
  <Picture
    src={src}
    alt=""
    width={112}
    height={112}
    fallback="icon-file-text"
    shape="control"
    className="size-14 flex-none"
  />
);
const earlier: EarlierPrescription[] = [
  { id: 'rx-2', uploadedAt: '2026-11-24T10:30:00+05:30', status: 'pending', picture: picture(squarePhoto) },
  {
    id: 'rx-1',
    uploadedAt: '2026-11-02T18:05:00+05:30',
    status: 'approved',
    validUntil: '2027-05-01',
    picture: picture(),
    approvedFor: ['Metformin 500 SR', 'Telmikind 40'],
  },
];
const meta = preview.meta({
  title: 'Prescription/Prescription picker',
  component: PrescriptionPicker,
  args: { earlier, value: null as string | null, onValueChange: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Selected = meta.story({ args: { value: 'rx-1' }, tags: ['all-cells'] });
export const Error = meta.story({ args: { error: 'Please choose a prescription' } });
export const LongText = meta.story({
  args: {
    value: 'rx-1',
    earlier: [
      {
        id: 'rx-1',
        uploadedAt: '2026-11-02T18:05:00+05:30',
        status: 'approved',
        validUntil: '2027-05-01',
        picture: picture(squarePhoto),
        approvedFor: [
          'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets',
          'Metformin 500 SR',
          'Hydroxypropylmethylcellulose 0.5 % eye drops',
          'Telmikind 40',
        ],
      },
    ],
    error:
      'The prescription of Mon 2 Nov 2026 does not cover Restiva 0.5: choose another one, or send a new one',
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({ args: { value: 'rx-1' }, globals: { locale: 'hi' } });

export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onValueChange, ...args }) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <PrescriptionPicker
        {...args}
        value={value}
        onValueChange={(next, title) => {
          onValueChange(next, title);
          setValue(next);
        }}
      />
    );
  },
});
