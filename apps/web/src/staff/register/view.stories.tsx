import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { asha, birsa, inPage, longName, paged } from '../fixtures.tsx';
import { Correction } from './correction.tsx';
import { RegisterView, type RegisterViewProps } from './view.tsx';

const line: RegisterLine = {
  at: '2026-11-23T16:40:00+05:30',
  order_id: asha.id,
  position: 0,
  patient: asha.user,
  address: asha.address,
  medicine: 'Cefixon 200',
  pack: 'Strip of 10 tablets',
  salt: 'Cefixime 200 mg',
  quantity: 2,
  batch: 'DS0417',
  prescriber: { name: 'Dr. R. Prasad', registration: 'JH-1203', address: 'Prasad Clinic, Main Road, Ranchi' },
  written_on: '2026-11-21',
  missing: [],
  corrections: [],
  refunded: null,
};
const other: RegisterLine = {
  ...line,
  at: '2026-11-24T09:05:00+05:30',
  order_id: birsa.id,
  patient: birsa.user,
  medicine: 'Zolpinite 10',
  salt: 'Zolpidem 10 mg',
  quantity: 1,
  batch: null,
  prescriber: { name: null, registration: null, address: null },
  written_on: null,
  missing: ['prescriber', 'registration', 'prescriber_address', 'written_on'],
};
const corrected: RegisterLine = {
  ...line,
  order_id: 'OD-444444444444',
  refunded: { at: '2026-11-25T10:00:00+05:30', reason: 'staff_damaged' },
  corrections: [
    {
      by: 'Meena Toppo',
      at: '2026-11-24T12:10:00+05:30',
      reason: 'Read again on the prescription',
      before: {
        patient: 'Asha Kumari',
        prescriber: 'Dr. R. Prasad',
        registration: null,
        prescriber_address: null,
        written_on: '2026-11-12',
      },
    },
  ],
};
const of = (data: RegisterLine[], total?: number): Register => ({
  ...paged(data, total, 1, 50),
  month: '2026-11',
  this_month: '2026-11',
});

const meta = preview.meta({
  title: 'Pages/Staff register',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: { month: undefined as string | undefined, page: 1 },
    lines: ready(of([line, other])),
    thisMonth: '2026-11',
    opensOrders: true,
    makingCsv: false,
    onMonth: fn(),
    onCsv: fn(),
    onCorrect: undefined as RegisterViewProps['onCorrect'],
  },
});
export const Default = meta.story();
export const KindPharmacist = meta.story({ args: { opensOrders: false, onCorrect: fn() } });
/** Entry with a correction and a later refund. */
export const VariantCorrected = meta.story({
  args: { lines: ready(of([corrected])), opensOrders: false, onCorrect: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('1 correction'));
  },
});
export const StepCorrecting = meta.story({
  args: {
    opensOrders: false,
    onCorrect: fn(),
    correction: <Correction line={other} busy={false} error={undefined} onClose={fn()} onSave={fn()} />,
  },
});
export const ErrorCorrecting = meta.story({
  args: {
    opensOrders: false,
    onCorrect: fn(),
    correction: (
      <Correction
        line={other}
        busy={false}
        error="Somebody else has corrected this entry. Open it again before you change it."
        onClose={fn()}
        onSave={fn()}
      />
    ),
  },
});
export const Loading = meta.story({ args: { lines: loading, thisMonth: undefined } });
export const Empty = meta.story({ args: { state: { month: '2026-02', page: 1 }, lines: ready(of([])) } });
export const Error = meta.story({ args: { lines: failed } });
export const Offline = meta.story({ args: { lines: offline } });
export const LongText = meta.story({
  args: {
    lines: ready(
      of(
        [
          {
            ...line,
            patient: { ...line.patient, name: longName },
            salt: 'Amoxicillin trihydrate 500 mg + potassium clavulanate 125 mg + lactic acid bacillus 60 million spores',
            batch: 'BATCH-2026-11-0000000000417',
            prescriber: {
              name: `Dr. ${longName}`,
              registration: 'JHARKHAND-MEDICAL-COUNCIL-001203',
              address: longName,
            },
          },
        ],
        120,
      ),
    ),
  },
});
export const Hindi = meta.story({
  args: { lines: ready(of([{ ...line, patient: { ...line.patient, name: 'आशा कुमारी' } }, other])) },
  globals: { locale: 'hi' },
});
