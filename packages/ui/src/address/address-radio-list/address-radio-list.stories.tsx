import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { AddressRadioList, AddressRadioListSkeleton } from './address-radio-list.tsx';

const home = {
  id: '1',
  title: 'Home',
  name: 'Asha Kumari',
  mobile: '9876543210',
  lines: ['Flat 4B, Shanti Apartments, Kanke Road', 'Near Gandhi Nagar Gate', 'Ranchi, Jharkhand 834001'],
  isDefault: true,
};
const office = {
  id: '2',
  title: 'Office',
  name: 'Asha Kumari',
  mobile: '9876543210',
  lines: ['Block C, Engineers’ Bhawan, Main Road', 'Ranchi, Jharkhand 834002'],
};
const mother = {
  id: '3',
  title: 'Mother',
  name: 'Savitri Devi',
  mobile: '8765432109',
  lines: ['House 14, Bariatu Housing Colony', 'Ranchi, Jharkhand 834009'],
};
const far = {
  ...mother,
  id: '4',
  title: 'Village',
  lines: ['Post Office Gali, Barkagaon', 'Hazaribagh, Jharkhand 825311'],
  note: '42.1 km away: we deliver within 30 km',
  disabled: true,
};

const meta = preview.meta({
  title: 'Address/Address radio list',
  component: AddressRadioList,
  args: {
    addresses: [home, office, mother],
    name: 'address_id',
    onValueChange: fn(),
    children: (
      <Button tone="plain">
        <Icon name="icon-plus" />
        Add a new address
      </Button>
    ),
  },
  decorators: [within('max-w-180')],
});
export const Default = meta.story();
export const Selected = meta.story({ args: { value: '1' }, tags: ['all-cells'] });
export const Error = meta.story({ args: { error: 'Please select address' } });
export const Empty = meta.story({ args: { addresses: [] } });
export const OutOfRange = meta.story({
  args: { addresses: [{ ...home, note: '4.2 km from our pharmacy' }, far], value: '1' },
});
export const VariantBare = meta.story({
  args: {
    addresses: [
      { id: '1', title: 'Work', lines: ['Main Road, Ranchi 834001'] },
      { id: '2', title: 'Address', lines: ['Lalpur, Ranchi 834001'] },
    ],
  },
});
export const LongText = meta.story({
  args: {
    value: '1',
    addresses: [
      {
        ...home,
        title: 'My grandfather’s house behind the old bus stand',
        name: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
        lines: [
          'Third floor, the door behind the second staircase',
          'Sri Ramakrishna Paramahamsa Apartments, Block D',
          'Old bus stand crossing, Doranda',
          'Near Gandhi Nagar Gate, opposite the water tank',
          'Ranchi, Jharkhand 834002',
        ],
      },
      office,
    ],
  },
});
export const Loading = meta.story({ render: () => <AddressRadioListSkeleton /> });
export const Hindi = meta.story({
  args: {
    value: '1',
    addresses: [
      {
        ...home,
        title: 'घर',
        name: 'आशा कुमारी',
        lines: ['फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड', 'गांधी नगर गेट के पास', 'राँची, झारखंड 834001'],
      },
      {
        ...far,
        title: 'गाँव',
        name: 'सावित्री देवी',
        lines: ['पोस्ट ऑफ़िस गली, बड़कागाँव', 'हज़ारीबाग, झारखंड 825311'],
        note: '42.1 किमी दूर: हम 30 किमी तक पहुँचाते हैं',
      },
    ],
    children: (
      <Button tone="plain">
        <Icon name="icon-plus" />
        नया पता जोड़ें
      </Button>
    ),
  },
  globals: { locale: 'hi' },
});
export const HindiEmpty = meta.story({
  args: {
    addresses: [],
    children: (
      <Button tone="plain">
        <Icon name="icon-plus" />
        नया पता जोड़ें
      </Button>
    ),
  },
  globals: { locale: 'hi' },
});
