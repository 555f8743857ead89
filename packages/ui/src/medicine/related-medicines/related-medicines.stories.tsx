import preview from '#storybook/preview';
import { hindi, longName, medicines, paramol } from '../fixtures.ts';
import { MedicineCard } from '../medicine-card/medicine-card.tsx';
import { RelatedMedicines } from './related-medicines.tsx';

const cards = medicines
  .slice(0, 6)
  .map((one, at) => (
    <MedicineCard key={one.name} {...one} eager headingLevel={3} quantity={at === 1 ? 12 : 0} />
  ));
const meta = preview.meta({
  title: 'Medicine/Related medicines',
  component: RelatedMedicines,
  args: { allHref: '#medicines', children: cards },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithCheaper = meta.story({
  args: {
    title: 'Cheaper with the same composition',
    allHref: undefined,
    children: [<MedicineCard key="one" {...paramol} eager headingLevel={3} />],
  },
});
export const LongText = meta.story({
  args: {
    title: 'Others with Clopidogrel bisulphate 75 mg and Acetylsalicylic acid (gastro-resistant) 150 mg',
    children: [
      <MedicineCard key="long" {...longName} eager headingLevel={3} />,
      <MedicineCard
        key="in"
        {...longName}
        name={`${longName.name}, strip of 30`}
        eager
        headingLevel={3}
        quantity={99}
      />,
    ],
  },
});
export const Hindi = meta.story({
  args: { children: [<MedicineCard key="one" {...hindi} eager headingLevel={3} />, ...cards.slice(1)] },
  globals: { locale: 'hi' },
});
