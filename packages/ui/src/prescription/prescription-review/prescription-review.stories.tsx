import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Notice } from '../../base/notice/notice.tsx';
import { squarePhoto } from '../fixtures.ts';
import { ClaimNotice } from '../claim-notice/claim-notice.tsx';
import {
  PrescriptionReview,
  type PrescriptionReviewLine,
  type PrescriptionReviewProps,
} from './prescription-review.tsx';

const insulin: PrescriptionReviewLine = {
  key: 'OD-7Q2MK4-0',
  name: 'Glucinsul 30/70',
  substance: 'Insulin isophane 70 % + human insulin 30 %',
  form: 'injection',
  schedule: 'H',
  pack: 'Vial of 10 ml',
  quantity: 1,
  amountPaise: 36_250,
  decision: null,
  reason: null,
  open: true,
};
const sleep: PrescriptionReviewLine = {
  key: 'OD-7Q2MK4-2',
  name: 'Restiva 0.5',
  substance: 'Alprazolam 0.5 mg',
  form: 'tablet',
  schedule: 'H1',
  pack: 'Strip of 10 tablets',
  quantity: 3,
  amountPaise: 11_550,
  decision: null,
  reason: null,
  open: true,
};
const sent: PrescriptionReviewLine = { ...insulin, key: 'OD-1AAB2C-0', decision: 'approved', open: false };
const refunded: PrescriptionReviewLine = {
  ...sleep,
  key: 'OD-1AAB2C-1',
  decision: 'rejected',
  reason: 'Not on this prescription',
  open: false,
};
const order = {
  orderId: 'OD-7Q2MK4',
  createdAt: '2026-11-24T10:02:00+05:30',
  emptiedPaise: 52_800,
  lines: [insulin, sleep],
};
const earlier = {
  orderId: 'OD-1AAB2C',
  createdAt: '2026-10-30T18:20:00+05:30',
  emptiedPaise: null,
  lines: [sent, refunded],
};

const meta = preview.meta({
  title: 'Prescription/Prescription review',
  component: PrescriptionReview,
  args: {
    file: { state: 'ready' as const, url: squarePhoto },
    kind: 'image' as const,
    patientName: 'Asha Kumari',
    mobile: '9876543210',
    age: 68 as number | null,
    uploadedAt: '2026-11-24T09:58:00+05:30',
    orders: [order],
    called: null,
    reviewed: null,
    today: '2026-11-24',
    doctor: {
      name: null,
      registration: null,
      address: null,
      writtenOn: null,
      patient: 'Asha Kumari',
      oldReason: null,
    } as PrescriptionReviewProps['doctor'],
    place: { index: 2, of: 7 },
    keys: true,
    onShowKeys: fn(),
    onSave: fn(),
    onLookAgain: fn(),
    onDraftChange: fn(),
  },
});
export const Default = meta.story();
export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and open next' }));
  },
});
export const BusyDeciding = meta.story({
  args: {
    orders: [
      {
        ...order,
        lines: [
          { ...insulin, decision: 'approved' },
          { ...sleep, decision: 'question', reason: 'How many do you take a day?' },
        ],
      },
      earlier,
    ],
    called: { by: 'Meena Toppo', at: '2026-11-24T11:15:00+05:30' },
    reviewed: { by: 'Meena Toppo', at: '2026-11-24T11:16:00+05:30' },
    validUntil: '2027-02-24',
  },
  tags: ['all-cells'],
});
const noted: PrescriptionReviewProps['doctor'] = {
  name: 'Dr. Sanjay Minz',
  registration: 'JMC 18842',
  address: 'Sadar Hospital, Ranchi',
  writtenOn: '2026-11-02',
  patient: 'Asha Kumari',
  oldReason: null,
};
/** A doctor of the shop wrote it: it is a PDF, and is decided like any other. */
export const KindByDoctor = meta.story({
  args: {
    kind: 'pdf',
    doctor: noted,
    writtenBy: {
      doctor: 'Dr. Meera Sinha',
      registrationNo: 'JMC 20417',
      mode: 'video',
      followUp: false,
      diagnosis: 'Type 2 diabetes',
      typed: ['Sugar-free cough lozenges (1-1-1, for 5 days)', 'Gripe water (5 ml when needed, for 1 day)'],
    },
  },
});
/** A medicine of Schedule H1 is approved without its record, and saved. */
export const ErrorRecordMissing = meta.story({
  args: { orders: [{ ...order, lines: [sleep] }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and open next' }));
  },
});
const alike: PrescriptionReviewLine = {
  ...sleep,
  note: <p className="text-lead font-medium text-warning-text">Not Restina 5 (Ramipril)</p>,
  others: [{ name: 'Restina 5', substance: 'Ramipril' }],
};
/** Its name is easily taken for another: approved, it asks which one stands on the sheet. */
export const DangerLookAlike = meta.story({
  args: { orders: [{ ...order, lines: [alike] }], doctor: noted },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
  },
});
/** It was approved before. */
export const DangerTakenTogether = meta.story({
  args: {
    cautions: (
      <Notice tone="warning" title="Check these medicines together">
        <p className="font-medium">Warfanil 5 + Dardnil 400</p>
        <p>Together they can cause serious bleeding.</p>
      </Notice>
    ),
  },
});
export const DoneLookAlike = meta.story({
  tags: ['no-visual'],
  args: { orders: [{ ...order, lines: [{ ...alike, decision: 'approved' }] }] },
});
/** A later order on a prescription that has run out. */
export const VariantLater = meta.story({
  args: {
    orders: [
      earlier,
      {
        ...order,
        lines: [
          {
            ...insulin,
            earlier: <p>Approved before on this prescription: 1 pack on Fri 30 Oct 2026</p>,
            written: { quantity: 1, days: null, repeats: 2 },
          },
          { ...sleep, written: null },
        ],
      },
    ],
    reviewed: { by: 'Meena Toppo', at: '2026-10-30T18:40:00+05:30' },
    validUntil: '2026-11-20',
  },
});
export const DoneClaimed = meta.story({
  args: {
    claim: <ClaimNotice by="Nisha Toppo" since="2026-11-24T11:02:00+05:30" onTakeOver={fn()} />,
    error: 'Nisha Toppo is working on this prescription now. Take it over first. What you chose is kept.',
  },
});
export const ErrorConflict = meta.story({
  args: {
    conflict: true,
    error: 'Meena Toppo has approved this prescription already. Look at it again before you change it.',
  },
});
export const WithoutOrder = meta.story({ args: { orders: [], kind: 'pdf' } });
export const LongText = meta.story({
  args: {
    busy: true,
    patientName: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    orders: [
      {
        ...order,
        lines: [
          {
            ...insulin,
            name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
            pack: 'Strip of 10 gastro-resistant tablets in a moisture-proof pack',
            quantity: 99,
            decision: 'rejected',
            reason:
              'This prescription was written more than a year ago, and the strength on it is another one than the strength that was ordered',
          },
        ],
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    patientName: 'आशा कुमारी',
    orders: [
      {
        ...order,
        lines: [{ ...insulin, name: 'ग्लूकिंसुल 30/70', pack: '10 मि.ली. की शीशी', decision: 'approved' }],
      },
    ],
  },
  globals: { locale: 'hi' },
});
/** A line that stands is told again with its reason. */
export const OpenAgain = meta.story({
  tags: ['no-visual'],
  args: { orders: [earlier, { ...order, lines: [{ ...insulin, decision: 'rejected', reason: 'Too old' }] }] },
});
/** Half made on an earlier visit: it takes the place of what stands. */
export const StepBegun = meta.story({
  tags: ['no-visual'],
  args: {
    defaultDraft: {
      lines: {
        'OD-7Q2MK4-0': { decision: 'approved', question: '', rejected: '' },
        'OD-7Q2MK4-2': { decision: 'question', question: 'How many', rejected: '' },
      },
      called: true,
      validUntil: '2027-01-31',
      doctor: {
        name: 'Dr. Sanjay Minz',
        registration: '',
        address: '',
        writtenOn: '',
        age: '68',
        patient: 'Asha Kumari',
        oldReason: '',
      },
    },
  },
});
export const Busy = meta.story({ tags: ['no-visual'], args: { busy: true } });
