import preview from '#storybook/preview';
import { Button } from '../../base/button/button.tsx';
import { chips, longLine } from '../fixtures.ts';
import { InvoiceButton } from '../invoice-button/invoice-button.tsx';
import { RefundCard } from '../refund-card/refund-card.tsx';
import { OrderCard, OrderCardSkeleton } from './order-card.tsx';

const glucinsul = { id: 3, name: 'Glucinsul 30/70', pricePaise: 16400, quantity: 1 };
const meta = preview.meta({
  title: 'Order/Order card',
  component: OrderCard,
  args: {
    orderNumber: 'OD-7K2WPQ9XTB4M',
    href: '#order',
    placedAt: '2026-11-24T10:30:00+05:30',
    updatedAt: '2026-11-25T16:05:00+05:30',
    status: 'shipped',
    totalPaise: 15270,
    deliveryPaise: 1300,
    paymentStatus: 'paid',
    medicines: chips,
    invoiceNumber: 'DS/26-27/000042' as string | null,
    actions: (
      <>
        <InvoiceButton state="ready" onDownload={() => {}} onGenerate={() => {}} />
        <Button tone="plain">Order again</Button>
      </>
    ),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const PrescriptionRequired = meta.story({
  args: {
    status: 'pending',
    waitsFor: 'prescription',
    invoiceNumber: null,
    totalPaise: 48070,
    medicines: [
      { ...glucinsul, rx: 'question', rxReason: 'The dose cannot be read. We will call you.' },
      { ...glucinsul, id: 4, rx: 'approved' },
      ...chips,
    ],
    actions: (
      <>
        <InvoiceButton state="none" onDownload={() => {}} onGenerate={() => {}} />
        <Button tone="plain">Cancel order</Button>
      </>
    ),
  },
});
export const Cancelled = meta.story({
  args: {
    status: 'cancelled',
    paymentStatus: 'refunding',
    invoiceNumber: null,
    actions: <Button tone="plain">Order again</Button>,
    children: (
      <RefundCard
        amountPaise={15270}
        state="pending"
        method="Razorpay"
        reference="rfnd_QxT7Lm2VbR9aKd"
        expectedBy="2026-12-04"
      />
    ),
  },
});
/** As the profile lists it. */
export const VariantBrief = meta.story({
  args: {
    deliveryPaise: undefined,
    paymentStatus: undefined,
    updatedAt: undefined,
    invoiceNumber: null,
    actions: undefined,
    status: 'delivered',
    totalPaise: 12550,
    medicines: chips.slice(0, 1),
  },
});
export const Loading = meta.story({ render: () => <OrderCardSkeleton /> });
export const LongText = meta.story({
  args: {
    orderNumber: 'OD-7K2WPQ9XTB4M0000123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    status: 'waiting for the courier of the next town',
    totalPaise: 1237500000,
    deliveryPaise: 0,
    paymentStatus: 'waits for the bank',
    medicines: [
      {
        ...glucinsul,
        name: longLine.name,
        quantity: 99,
        pricePaise: 12500000,
        rx: 'rejected',
        rxReason: 'The name on the prescription is not the name of the person who receives the order.',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    status: 'pending',
    waitsFor: 'pharmacist',
    totalPaise: 28950,
    medicines: [
      { ...glucinsul, name: 'ग्लूकिंसुल 30/70', rx: 'checking' },
      { ...chips[0]!, name: 'ओमेज़ेन 20' },
    ],
    actions: <InvoiceButton state="none" onDownload={() => {}} onGenerate={() => {}} />,
  },
  globals: { locale: 'hi' },
});
