import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { AddressCard, AddressCardSkeleton } from './address-card.tsx';

const meta = preview.meta({
  title: 'Address/Address card',
  component: AddressCard,
  args: {
    title: 'Home',
    name: 'Asha Kumari',
    mobile: '9876543210',
    lines: ['Flat 4B, Shanti Apartments, Kanke Road', 'Ranchi, Jharkhand 834001'],
    landmark: 'Gandhi Nagar Gate',
    isDefault: true,
    note: '4.2 km from our pharmacy',
    onEdit: fn(),
    onDelete: fn(),
    onMakeDefault: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const OutOfRange = meta.story({
  args: {
    title: 'Village',
    isDefault: false,
    landmark: undefined,
    lines: ['Post Office Gali, Barkagaon', 'Hazaribagh, Jharkhand 825311'],
    note: '42.1 km away: we deliver within 30 km',
    far: true,
  },
});
export const WithMap = meta.story({
  args: {
    title: 'Office',
    isDefault: false,
    onMap: true,
    onMakeDefault: undefined,
    headingLevel: 3,
  },
});
export const Busy = meta.story({ args: { busy: true, isDefault: false } });
export const LongText = meta.story({
  args: {
    title: 'My grandfather’s house behind the old bus stand',
    name: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
    isDefault: false,
    landmark: 'Gandhi Nagar Gate, opposite the water tank',
    lines: [
      'Third floor, the door behind the second staircase, Sri Ramakrishna Paramahamsa Apartments, Block D',
      'Ranchi, Jharkhand 834002',
    ],
  },
});
export const Loading = meta.story({ render: () => <AddressCardSkeleton /> });
export const Hindi = meta.story({
  args: {
    title: 'घर',
    name: 'आशा कुमारी',
    lines: ['फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड', 'राँची, झारखंड 834001'],
    landmark: 'गांधी नगर गेट',
    isDefault: false,
    note: 'हमारी फ़ार्मेसी से 4.2 कि.मी.',
  },
  globals: { locale: 'hi' },
});
