import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { glucinsul, hindiLines, lines, longLine } from '../fixtures.ts';
import { OrderSummary, OrderSummarySkeleton } from './order-summary.tsx';

const meta = preview.meta({
  title: 'Order/Order summary',
  component: OrderSummary,
  args: {
    lines,
    items: 3,
    subtotalPaise: 13970,
    feePaise: 1300,
    totalPaise: 15270,
    distanceKm: 4.2,
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithFreeDelivery = meta.story({ args: { feePaise: 0, totalPaise: 13970, distanceKm: 2 } });
export const VariantTotalsOnly = meta.story({
  args: { lines: undefined, distanceKm: undefined },
});
export const PrescriptionRequired = meta.story({
  args: {
    lines: [...lines, glucinsul],
    items: 4,
    subtotalPaise: 30370,
    totalPaise: 31670,
  },
});
/** As the order's own page shows it. */
export const DoneOrdered = meta.story({
  args: {
    lines: [
      ...lines,
      { ...glucinsul, rx: 'question', rxReason: 'The dose cannot be read. We will call you.' },
    ],
    items: 4,
    subtotalPaise: 30370,
    totalPaise: 31670,
    distanceKm: undefined,
    ordered: true,
  },
});
export const LongText = meta.story({
  args: {
    lines: [
      longLine,
      { ...longLine, id: '5', pack: undefined, quantity: 2, totalPaise: 520833, prescriptionRequired: false },
    ],
    items: 50,
    subtotalPaise: 13020833,
    feePaise: 12500,
    totalPaise: 13033333,
    distanceKm: 29.96,
    children: <p className="text-meta">Prices stand for 30 minutes.</p>,
  },
});
export const Loading = meta.story({ render: () => <OrderSummarySkeleton /> });
export const Hindi = meta.story({
  args: { lines: hindiLines, subtotalPaise: 27650, feePaise: 1300, totalPaise: 28950 },
  globals: { locale: 'hi' },
});
