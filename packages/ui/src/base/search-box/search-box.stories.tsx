import { fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { SearchBox } from './search-box.tsx';

const suggestions = [
  { id: '11', label: 'Paramol 650', description: 'Paracetamol 650 mg' },
  { id: '12', label: 'Paramol Syrup', description: 'Paracetamol 250 mg / 5 ml' },
  { id: '13', label: 'Parazen 500', description: 'Paracetamol 500 mg' },
  { id: '14', label: 'Parafen Plus', description: 'Ibuprofen 400 mg + Paracetamol 325 mg' },
  { id: '15', label: 'Paraxin 250', description: 'Chloramphenicol 250 mg' },
  { id: '16', label: 'Pardep 20', description: 'Paroxetine 20 mg' },
];
const meta = preview.meta({
  title: 'Base/Search box',
  component: SearchBox,
  args: {
    action: '/medicines',
    label: 'Search medicines',
    placeholder: 'Search medicines...',
    suggestions,
    onValueChange: fn(),
    onSubmit: fn(),
    onSelect: fn(),
    onClear: fn(),
  },
});
const below = [
  (Story: () => React.ReactNode) => (
    <div className="min-h-112">
      <Story />
      <p className="pt-4 text-content-muted">Showing 12 of 2,547 medicines</p>
    </div>
  ),
];
/** The list is fetched first. */
const withList = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('listbox', {}, { timeout: 15_000 });
  },
};
export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'paracetamol' } });
export const Loading = meta.story({ args: { defaultValue: 'par', loading: true } });
export const OpenSuggestions = meta.story({
  ...withList,
  args: { defaultValue: 'par', defaultOpen: true },
  decorators: below,
  tags: ['all-cells'],
});
export const VariantGroups = meta.story({
  ...withList,
  args: {
    defaultValue: 'asha',
    defaultOpen: true,
    suggestions: [
      { id: 'o1', label: 'OD-8KBQMBTRJNSP', description: 'Asha Kumari', group: 'Orders' },
      { id: 'o2', label: 'OD-M2BMRVWC8SHT', description: 'Asha Kumari', group: 'Orders' },
      { id: 'p1', label: 'Asha Kumari', description: '98765 43210', group: 'Patients' },
    ],
  },
  decorators: below,
});
export const Empty = meta.story({
  args: { defaultValue: 'xyz', defaultOpen: true, suggestions: [], nothing: 'Nothing found' },
  decorators: below,
});
export const VariantControlled = meta.story({ args: { value: 'insulin' } });
export const WithHiddenInputs = meta.story({
  args: {
    defaultValue: 'insulin',
    onSubmit: undefined,
    children: (
      <>
        <input type="hidden" name="sort" value="price_asc" />
        <input type="hidden" name="view" value="list" />
      </>
    ),
  },
});
export const LongText = meta.story({
  ...withList,
  args: {
    defaultOpen: true,
    defaultValue: 'amoxycillin and potassium clavulanate oral suspension',
    suggestions: [
      {
        id: '21',
        label: 'Amoxyclavulan Forte Dispersible Paediatric 457',
        description:
          'Amoxycillin 400 mg + Potassium clavulanate 57 mg / 5 ml, dry powder for oral suspension',
      },
      { id: '22', label: 'Hydroxypropylmethylcellulosephthalate', description: 'Eye drops' },
    ],
  },
  decorators: below,
});
export const Hindi = meta.story({
  ...withList,
  args: {
    defaultOpen: true,
    label: 'दवाएँ खोजें',
    placeholder: 'दवाएँ खोजें...',
    defaultValue: 'पैरा',
    suggestions: [
      { id: '11', label: 'पैरामोल 650', description: 'पैरासिटामोल 650 mg' },
      { id: '13', label: 'पैराज़ेन 500', description: 'पैरासिटामोल 500 mg' },
    ],
  },
  globals: { locale: 'hi' },
  decorators: below,
});
