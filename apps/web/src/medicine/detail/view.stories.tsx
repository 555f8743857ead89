import type { MedicineDetail } from '@doorstep/contract/medicine.schema';
import preview from '#storybook/preview';
import { failed, loading, medicines, notFound, offline, ready, actions } from '../fixtures.tsx';
import { MedicineDetailView } from './view.tsx';

/** Only Default shows all six others: they look the same in every state. */
const detail = (at: number, related = 0, alternatives = 0): MedicineDetail => ({
  success: true,
  data: medicines[at]!,
  alternatives: medicines.slice(0, alternatives),
  related: medicines.slice(4, 4 + related),
});
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
  args: { detail: ready(detail(1, 6)), actions },
});

export const Default = meta.story();
export const InCart = meta.story({ args: { detail: ready(detail(2, 0, 2)) } });
export const PrescriptionRequired = meta.story({ args: { detail: ready(detail(3)) } });
export const OutOfStock = meta.story({ args: { detail: ready(detail(10)) } });
export const LongText = meta.story({ args: { detail: ready(detail(8)) } });
export const Loading = meta.story({ args: { detail: loading }, parameters: { headingComesLater: true } });
export const NotFound = meta.story({ args: { detail: notFound } });
export const Error = meta.story({ args: { detail: failed } });
export const Offline = meta.story({ args: { detail: offline } });
export const Hindi = meta.story({ args: { detail: ready(detail(1, 1)) }, globals: { locale: 'hi' } });
