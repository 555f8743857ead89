import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PlaceSearch, type PlaceSearchProps } from './place-search.tsx';

const places = [
  { id: 'o1', label: 'Kanke Road', description: 'Ranchi, Jharkhand 834008' },
  { id: 'o2', label: 'Kanke', description: 'Ranchi, Jharkhand 834006' },
  { id: 'c1', label: 'Kankarbagh', description: 'Patna, Bihar 800020' },
];
const attribution = 'India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)';
const meta = preview.meta({
  title: 'Address/Place search',
  component: PlaceSearch,
  args: {
    name: 'address',
    label: 'Address',
    hint: 'Type your area or pincode and choose it from the list.',
    state: 'ready' as PlaceSearchProps['state'],
    places,
    attribution,
    onValueChange: fn(),
    onSelect: fn(),
  },
  decorators: [within('min-h-112 max-w-dialog')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kank');
  },
});
export const Default = meta.story({ play: () => Promise.resolve() });
export const OpenFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kank{ArrowDown}');
  },
  tags: ['all-cells'],
});
export const LoadingFocused = meta.story({ args: { state: 'loading', places: [] } });
export const EmptyFocused = meta.story({ args: { places: [] } });
export const ErrorFocused = meta.story({
  args: { state: 'error', places: [], error: 'Please fill all fields and select a location' },
});
export const LongTextFocused = meta.story({
  args: {
    places: [
      {
        id: 'x',
        label: 'Venkatanarasimharajuvaripeta Cooperative Housing Society Post Office',
        description: 'Sri Potti Sriramulu Nellore District, Andhra Pradesh 524401',
      },
      ...places,
    ],
  },
});
/** While the form is sent. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008' },
  play: () => Promise.resolve(),
});
export const Hindi = meta.story({
  args: { label: 'पता', hint: 'अपना इलाका या पिनकोड लिखें और सूची में से चुनें।', places: [] },
  globals: { locale: 'hi' },
});
