import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { formatPaise } from '../price/price.tsx';
import { RadioCards } from './radio-cards.tsx';

const addresses = [
  {
    value: '1',
    label: 'Home',
    description: 'House 14, Kanke Road, opposite Rock Garden, Ranchi, Jharkhand 834008',
  },
  { value: '2', label: 'Mother', description: 'Flat 3B, Sai Residency, Lalpur, Ranchi, Jharkhand 834001' },
  { value: '3', label: 'Office', description: 'Main Road, Hazaribagh 825301: beyond 30 km', disabled: true },
];
const meta = preview.meta({
  title: 'Base/Radio cards',
  component: RadioCards,
  args: { legend: 'Deliver to', name: 'address', options: addresses, onValueChange: fn() },
});
export const Default = meta.story();
export const Selected = meta.story({ args: { defaultValue: '1' }, tags: ['all-cells'] });
export const VariantControlled = meta.story({ args: { value: '2' } });
export const Error = meta.story({ args: { error: 'Please select address' } });
export const VariantRow = meta.story({
  args: {
    legend: 'How would you like to pay?',
    name: 'pay',
    orientation: 'row',
    defaultValue: 'now',
    options: [
      {
        value: 'now',
        label: 'Pay now',
        description: 'UPI, card or net banking',
        trailing: formatPaise(125000),
      },
      { value: 'visit', label: 'Pay at the visit', trailing: formatPaise(128000) },
    ],
  },
});
export const Disabled = meta.story({ args: { defaultValue: '1', disabled: true } });
export const LongText = meta.story({
  args: {
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
        description:
          'Third floor, the door behind the second staircase on the left, Sri Ramakrishna Paramahamsa Apartments, old bus stand crossing, Doranda, Ranchi, Jharkhand 834002',
        trailing: formatPaise(12500000),
      },
      { value: 'b', label: 'Home', trailing: formatPaise(0) },
    ],
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: {
    legend: 'कहाँ पहुँचाएँ',
    defaultValue: '1',
    options: [
      { value: '1', label: 'घर', description: 'मकान 14, कांके रोड, रॉक गार्डन के सामने, राँची 834008' },
      { value: '2', label: 'माँ का घर', description: 'लालपुर, राँची 834001' },
    ],
  },
  globals: { locale: 'hi' },
});
