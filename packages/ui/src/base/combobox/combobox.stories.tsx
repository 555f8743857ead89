import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const options = [
  { id: 'o1', label: 'Kanke Road', description: 'Ranchi, Jharkhand 834008' },
  { id: 'o2', label: 'Kanke', description: 'Ranchi, Jharkhand 834006' },
  { id: 'c1', label: 'Kankarbagh', description: 'Patna, Bihar 800020' },
];
const meta = preview.meta({
  title: 'Base/Combobox',
  component: Combobox,
  args: {
    label: 'Area',
    hint: 'Type your area and choose it from the list.',
    state: 'ready' as ComboboxProps['state'],
    options,
    listLabel: 'Areas',
    status: '3 areas',
    onValueChange: fn(),
    onSelect: fn(),
  },
  decorators: [within('min-h-112 max-w-dialog')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kank');
  },
});
export const Default = meta.story({ play: () => Promise.resolve() });
export const Open = meta.story({
  args: { source: 'India Post / data.gov.in (GODL-India)' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kank{ArrowDown}');
  },
  tags: ['all-cells'],
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Loading = meta.story({ args: { state: 'loading', options: [], status: 'Searching…' } });
export const Empty = meta.story({ args: { options: [], status: 'No area of that name was found' } });
export const Error = meta.story({
  args: {
    state: 'error',
    options: [],
    status: 'The search does not work just now. Write your area in full.',
    error: 'Please choose your area',
  },
});
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Kanke Road' },
  play: () => Promise.resolve(),
});
export const LongText = meta.story({
  args: {
    options: [
      {
        id: 'x',
        label: 'Venkatanarasimharajuvaripeta Cooperative Housing Society Post Office',
        description: 'Sri Potti Sriramulu Nellore District, Andhra Pradesh 524401',
      },
      ...options,
    ],
    status: '4 areas',
  },
});
export const Hindi = meta.story({
  args: {
    label: 'इलाका',
    hint: 'अपना इलाका लिखें और सूची में से चुनें।',
    options: [{ id: 'o1', label: 'कांके रोड', description: 'राँची, झारखंड 834008' }],
    listLabel: 'इलाके',
    status: '1 इलाका',
  },
  globals: { locale: 'hi' },
});
