import type { MedicineField } from '@doorstep/ui/staff/medicine-form';
import { MedicinePicture } from '@doorstep/ui/staff/medicine-picture';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, insulin, medicine } from '../fixtures.tsx';
import { valuesOf } from './values.ts';
import { MedicineSheet, MedicineView } from './view.tsx';

const registered =
  (of: typeof medicine) =>
  (name: MedicineField): { name: string; defaultValue?: string; defaultChecked?: boolean } => {
    const value = valuesOf(of)[name];
    return typeof value === 'boolean' ? { name, defaultChecked: value } : { name, defaultValue: value };
  };
const acts = { errors: {}, attempt: 0, onSubmit: fn(), onDiscard: fn(), onKeepMine: fn() };
const pictureActs = { onFileSelect: fn(), onSave: fn(), onCancel: fn(), onRemove: fn(), onUndo: fn() };
const sheetOf = (of: typeof medicine) => (
  <MedicineSheet
    medicine={of}
    form={{ ...acts, register: registered(of) }}
    picture={
      <MedicinePicture name={of.name} image={of.image} uploaded={false} state="idle" {...pictureActs} />
    }
    moving={false}
    onArchive={fn()}
  />
);
const meta = preview.meta({
  title: 'Pages/Staff medicine',
  component: MedicineView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: { medicine: ready({ data: medicine }), children: sheetOf(medicine) },
});
export const Default = meta.story();
export const DoneArchived = meta.story({
  args: {
    medicine: ready({ data: { ...insulin, archived: true } }),
    children: sheetOf({ ...insulin, archived: true }),
  },
});
export const BusyAdding = meta.story({
  args: {
    medicine: undefined,
    children: (
      <MedicineSheet
        medicine={undefined}
        form={{ ...acts, register: (name: MedicineField) => ({ name }) }}
        picture={undefined}
        moving={false}
        onArchive={fn()}
      />
    ),
  },
});
export const Loading = meta.story({
  args: { medicine: loading, children: null },
  tags: ['no-visual'],
});
export const Error = meta.story({ args: { medicine: failed, children: null }, tags: ['no-visual'] });
export const NotFound = meta.story({
  args: { medicine: { ...failed, problem: 'not-found' }, children: null },
  tags: ['no-visual'],
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
