import { Picture } from '@doorstep/ui/base/picture';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import {
  dearer,
  hindiHome,
  home,
  longAddress,
  omezenDearer,
  orderLine,
  quote,
  quoteOf,
} from '../fixtures.tsx';
import { orderMessages } from '../messages.en.ts';
import { photo } from '../../prescription/fixtures.ts';
import { SummaryView, type SummaryState } from './view.tsx';

const ready: SummaryState = { at: 'ready', quote, changes: [] };
const loading: SummaryState = { at: 'loading' };
const error = { at: 'error', offline: false, text: undefined, retry: fn() } as const;
const prescription = { id: 'rx-1', name: 'prescription-asha.jpg', bytes: 2_516_582 };

const meta = preview.meta({
  title: 'Pages/Order summary',
  component: SummaryView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    state: ready,
    address: home as typeof home | undefined,
    checkout: { forOther: false, contactMobile: '', prescription: null },
    picture: undefined as ReactNode,
    attempt: 0,
    onAccept: fn(),
    onProceed: fn(),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { state: loading, address: undefined } });
const picture = (
  <Picture src={photo} alt="" width={112} height={112} shape="control" className="size-14 flex-none" />
);
export const SelectedPrescriptionChosen = meta.story({
  args: {
    state: { at: 'ready', quote: quoteOf([orderLine(0), orderLine(3)]), changes: [] },
    checkout: { forOther: false, contactMobile: '', prescription },
    picture,
  },
});
const unprescribed: SummaryState = {
  at: 'ready',
  quote: { ...quoteOf([orderLine(0), orderLine(3)]), prescription_by: '2026-11-27T10:30:00.000+05:30' },
  changes: [],
};
export const ErrorPrescriptionMissing = meta.story({ args: { state: unprescribed } });
export const BusyLocating = meta.story({ args: { state: { at: 'loading', note: orderMessages.locating } } });
export const Error = meta.story({ args: { state: error } });
export const Offline = meta.story({ args: { state: { ...error, offline: true } } });
export const PriceChanged = meta.story({
  args: { state: { at: 'ready', quote: dearer, changes: [omezenDearer] }, attempt: 1 },
});
export const DoneRemoved = meta.story({
  args: {
    state: {
      at: 'removed',
      removed: [{ id: '11', name: 'Vitaflow D3 60K', reason: 'out-of-stock' }],
      fewer: [{ id: '3', name: 'Omezen 20', asked: 5, left: 2 }],
    },
  },
});
export const WithFreeDelivery = meta.story({
  args: {
    state: { at: 'ready', quote: quoteOf([orderLine(0), orderLine(2, 2), orderLine(3, 3)], 0), changes: [] },
    checkout: { forOther: false, contactMobile: '', prescription },
  },
});
export const KindForOther = meta.story({
  args: { checkout: { forOther: true, contactMobile: '8765432109', prescription: null } },
});
const cautious = (
  first: { id: number; name: string; name_hi?: string },
  second: { id: number; name: string; name_hi?: string; ordered_at?: string },
): SummaryState => ({
  at: 'ready',
  quote: { ...quote, cautions: [{ code: 'bleeding', medicines: [first, second] }] },
  changes: [],
});
export const DangerTakenTogether = meta.story({
  args: {
    state: cautious(
      { id: 3, name: 'Omezen 20' },
      { id: 99, name: 'Aspikam 75', ordered_at: '2026-11-12T10:30:00+05:30' },
    ),
  },
});
export const HindiTakenTogether = meta.story({
  args: {
    address: hindiHome,
    state: cautious(
      { id: 3, name: 'Omezen 20', name_hi: 'ओमेज़ेन 20' },
      { id: 99, name: 'Aspikam 75', name_hi: 'एस्पिकाम 75', ordered_at: '2026-11-12T10:30:00+05:30' },
    ),
  },
  globals: { locale: 'hi' },
});
export const LongText = meta.story({
  args: {
    address: longAddress,
    state: { at: 'ready', quote: quoteOf([orderLine(8, 99), orderLine(0)], 0, 29.9), changes: [] },
    checkout: {
      forOther: false,
      contactMobile: '',
      prescription: {
        ...prescription,
        name: 'WhatsApp_Image_of_Prescription_from_Dr_Venkatanarasimharajuvaripeta_2026-11-24_at_10.30.45_final_corrected_scan(1).jpeg',
      },
    },
  },
});
export const Hindi = meta.story({
  args: {
    address: hindiHome,
    state: { at: 'ready', quote: dearer, changes: [omezenDearer] },
    checkout: { forOther: false, contactMobile: '', prescription },
  },
  globals: { locale: 'hi' },
});
export const HindiLocating = meta.story({
  args: { address: hindiHome, state: { at: 'loading', note: page.order.locating } },
  globals: { locale: 'hi' },
});
