import preview from '#storybook/preview';
import { OptionList } from './option-list.tsx';

const meta = preview.meta({
  title: 'Base/Option list',
  component: OptionList,
  args: {
    id: 'medicines',
    'aria-label': 'Medicines',
    active: -1,
    options: [
      { id: '11', label: 'Paramol 650', description: 'Paracetamol 650 mg' },
      { id: '12', label: 'Paramol Syrup', description: 'Paracetamol 250 mg / 5 ml' },
      { id: '13', label: 'Thermometer' },
    ],
  },
});
export const Default = meta.story();
export const Selected = meta.story({ args: { active: 1 }, tags: ['all-cells'] });
export const VariantGroups = meta.story({
  args: {
    active: 1,
    'aria-label': 'Found',
    options: [
      { id: 'o1', label: 'OD-8KBQMBTRJNSP', description: 'Asha Kumari', group: 'Orders' },
      { id: 'o2', label: 'OD-M2BMRVWC8SHT', description: 'Asha Kumari', group: 'Orders' },
      { id: 'p1', label: 'Asha Kumari', description: '98765 43210', group: 'Patients' },
    ],
  },
  tags: ['all-cells'],
});
export const LongText = meta.story({
  args: {
    active: 0,
    options: [
      {
        id: '1',
        label: 'Multivitamin, Multimineral and Antioxidant Tablets with Ginseng Extract Forte',
        description:
          'Cholecalciferol 1,000 IU + Calcium carbonate 1,250 mg + Zinc sulphate 22 mg + Ginseng 42.5 mg',
      },
      { id: '2', label: 'Hydroxypropylmethylcellulosephthalate'.repeat(3) },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    'aria-label': 'जगहें',
    active: 0,
    options: [
      { id: '1', label: 'सर्कुलर रोड', description: 'लालपुर, राँची 834001' },
      { id: '2', label: 'मोराबादी', description: 'राँची 834008' },
    ],
  },
  globals: { locale: 'hi' },
});
