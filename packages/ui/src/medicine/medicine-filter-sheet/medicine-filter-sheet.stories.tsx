import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../base/button/button.tsx';
import { MedicineFilterSheet } from './medicine-filter-sheet.tsx';

const longUse = 'High blood pressure, heart failure and after a heart attack or a stroke';
const meta = preview.meta({
  title: 'Medicine/Medicine filter sheet',
  component: MedicineFilterSheet,
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  args: {
    defaultOpen: true,
    trigger: <Button tone="plain">Filters</Button>,
    onApply: fn(),
    onOpenChange: fn(),
  },
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { sort: 'price-asc', letter: 'P', filters: { form: 'tablet' }, uses: ['Pain and fever', 'Allergy'] },
  tags: ['all-cells'],
});
export const VariantClosed = meta.story({ args: { defaultOpen: false, sort: 'price-asc', letter: 'P' } });
export const LongText = meta.story({
  args: {
    trigger: <Button tone="plain">Filters</Button>,
    sort: 'price-desc',
    letter: 'W',
    filters: { form: 'tablet', stock: 'in', prescription: 'yes', price: '1000-', use: longUse },
    uses: [longUse],
  },
});
export const Hindi = meta.story({
  args: { letter: 'K', trigger: <Button tone="plain">फ़िल्टर</Button> },
  globals: { locale: 'hi' },
});
