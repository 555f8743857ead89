import type { MedicineDetail } from '@doorstep/contract/medicine.schema';
import { DeliveryCheck, type DeliveryCheckProps } from '@doorstep/ui/order/delivery-check';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, leaflet, medicines, notFound, offline, ready, actions } from '../fixtures.tsx';
import { MedicineDetailView } from './view.tsx';

/** Only Default shows all six others: they look the same in every state. */
const detail = (at: number, related = 0, alternatives = 0): MedicineDetail => ({
  success: true,
  data: medicines[at]!,
  leaflet: at === 8 ? null : leaflet,
  alternatives: medicines.slice(0, alternatives),
  related: medicines.slice(4, 4 + related),
});
const delivery = (found?: DeliveryCheckProps['found'], waits = false) => (
  <DeliveryCheck radiusKm={30} found={found} waits={waits} onCheck={fn()} onEdit={fn()} />
);
const tonight = { place: '834001 Ranchi', promisedAt: '2026-11-24T20:00:00+05:30' };
const meta = preview.meta({
  title: 'Pages/Medicine detail',
  component: MedicineDetailView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { detail: ready(detail(1, 6)), actions, delivery: delivery() },
});

export const Default = meta.story();
export const InCart = meta.story({ args: { detail: ready(detail(2, 0, 2)), delivery: delivery(tonight) } });
export const PrescriptionRequired = meta.story({
  args: { detail: ready(detail(3)), delivery: delivery(tonight, true) },
});
export const OutOfStock = meta.story({ args: { detail: ready(detail(10)) } });
export const LongText = meta.story({ args: { detail: ready(detail(8)) } });
export const Loading = meta.story({ args: { detail: loading }, parameters: { headingComesLater: true } });
/** Opened from a list that had its record. */
export const LoadingKnown = meta.story({ args: { detail: loading, known: medicines[1]! } });
export const NotFound = meta.story({ args: { detail: notFound } });
export const Error = meta.story({ args: { detail: failed } });
export const Offline = meta.story({ args: { detail: offline } });
export const Hindi = meta.story({
  args: { detail: ready(detail(1, 1)), delivery: delivery(tonight) },
  globals: { locale: 'hi' },
});
