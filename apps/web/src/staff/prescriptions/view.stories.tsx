import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { CautionNotice, type NoticeCaution } from '@doorstep/ui/medicine/caution-notice';
import { PrescriptionReview } from '@doorstep/ui/prescription/prescription-review';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName, paged, prescription } from '../fixtures.tsx';
import { PrescriptionsView } from './view.tsx';

const asking = {
  ...prescription,
  id: 'p3',
  orders: [],
  cart: {
    id: 'cr-1',
    status: 'sent' as const,
    note: 'For one month, please.',
    words: null,
    sent_at: prescription.uploaded_at,
    answered: null,
    written: [],
  },
};
const claim = {
  by: 'Nisha Toppo',
  own: false,
  since: '2026-11-24T11:02:00+05:30',
  until: '2026-11-24T11:12:00+05:30',
};
const approved = {
  ...prescription,
  id: 'p2',
  status: 'approved' as const,
  waiting: false,
  orders: [],
  patient: { name: 'Birsa Munda', mobile: '9876543211' },
};
const deskWith = (cautions?: ReactNode) => (
  <PrescriptionReview
    cautions={cautions}
    file={{ state: 'loading' }}
    kind="image"
    patientName="Asha Kumari"
    mobile="9876543210"
    age={68}
    uploadedAt={prescription.uploaded_at}
    called={null}
    reviewed={null}
    today="2026-11-24"
    doctor={{
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2026-11-02',
      patient: 'Asha Kumari',
      oldReason: null,
    }}
    place={{ index: 2, of: 7 }}
    keys
    onShowKeys={fn()}
    onSave={fn()}
    orders={[
      {
        orderId: 'OD-7Q2MK4',
        createdAt: prescription.uploaded_at,
        emptiedPaise: 41_250,
        lines: [
          {
            key: 'a',
            name: 'Glucinsul 30/70',
            substance: 'Insulin isophane 70 % + human insulin 30 %',
            pack: 'Vial of 10 ml',
            amountPaise: 36_250,
            quantity: 1,
            decision: null,
            reason: null,
            open: true,
          },
        ],
      },
    ]}
  />
);
const meta = preview.meta({
  title: 'Pages/Staff prescriptions',
  component: PrescriptionsView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: { status: 'all' as const, page: 1, id: undefined },
    reviews: ready(paged([prescription, asking, approved])),
    review: undefined,
  },
});
export const Default = meta.story();
export const DoneClaimed = meta.story({
  args: {
    reviews: ready(
      paged([
        {
          ...prescription,
          claim,
        },
        { ...asking, patient: { name: 'Birsa Munda', mobile: '9876543211' }, claim },
        approved,
      ]),
    ),
  },
});
export const BusyReviewing = meta.story({
  args: { state: { status: 'pending', page: 1, id: 'p1' }, review: deskWith() },
});
const cautions: NoticeCaution[] = [
  {
    code: 'bleeding',
    medicines: [
      { id: 71, name: 'Warfanil 5' },
      { id: 72, name: 'Dardnil 400', orderedAt: '2026-11-12T10:30:00+05:30' },
    ],
  },
];
const together = {
  state: { status: 'pending' as const, page: 1, id: 'p1' },
  review: deskWith(<CautionNotice audience="staff" cautions={cautions} />),
};
export const DangerTakenTogether = meta.story({ args: together });
export const HindiTakenTogether = meta.story({ args: together, globals: { locale: 'hi' } });
export const NotFoundGone = meta.story({ args: { state: { status: 'pending', page: 1, id: 'p9' } } });
export const Loading = meta.story({ args: { reviews: loading }, tags: ['no-visual'] });
export const Empty = meta.story({
  args: { state: { status: 'pending', page: 1, id: undefined }, reviews: ready(paged([])) },
});
export const Error = meta.story({ args: { reviews: failed }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    reviews: ready(paged([{ ...prescription, patient: { name: longName, mobile: '9876543210' } }], 1250)),
  },
});
export const Hindi = meta.story({
  args: {
    reviews: ready(
      paged([{ ...prescription, patient: { name: 'आशा कुमारी', mobile: '9876543210' } }, approved]),
    ),
  },
  globals: { locale: 'hi' },
});
