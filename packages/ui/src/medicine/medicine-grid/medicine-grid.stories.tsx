import preview from '#storybook/preview';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { longName, medicines } from '../fixtures.ts';
import { MedicineCard } from '../medicine-card/medicine-card.tsx';
import { MedicineRow } from '../medicine-row/medicine-row.tsx';
import { MedicineGrid } from './medicine-grid.tsx';

const state = (at: number) => ({
  eager: true,
  quantity: at === 2 ? 2 : 0,
  wished: at === 1,
  outOfStock: at === 4,
});
const cards = medicines.map((one, at) => <MedicineCard key={one.name} {...one} {...state(at)} />);
const meta = preview.meta({
  title: 'Medicine/Medicine grid',
  component: MedicineGrid,
  args: { label: 'Medicines', children: cards },
});
export const Default = meta.story({ tags: ['all-cells'] });
/** As on the home page. */
export const VariantSixAndMore = meta.story({
  args: {
    children: cards.slice(0, 6),
    more: (
      <div className="flex flex-1 items-center justify-center rounded-card md:bg-accent-tint">
        <LinkButton href="/medicines" tone="plain">
          View All Medicines
        </LinkButton>
      </div>
    ),
  },
});
export const VariantList = meta.story({
  args: {
    view: 'list',
    children: medicines.slice(0, 5).map((one, at) => <MedicineRow key={one.name} {...one} {...state(at)} />),
  },
});
export const Loading = meta.story({ args: { loading: true, children: undefined } });
export const LoadingList = meta.story({
  args: { view: 'list', loading: true, count: 4, children: undefined },
});
export const LongText = meta.story({
  args: {
    children: [
      <MedicineCard key="long" {...longName} eager quantity={3} prescriptionRequired />,
      ...cards.slice(0, 3),
    ],
  },
});
export const Hindi = meta.story({ args: { label: 'दवाएँ' }, globals: { locale: 'hi' } });
