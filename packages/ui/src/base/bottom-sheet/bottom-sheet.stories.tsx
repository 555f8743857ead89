import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/button.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

const choices = (legend: string, labels: string[]) => (
  <fieldset key={legend} className="flex flex-col">
    <legend className="font-strong">{legend}</legend>
    {labels.map((label, index) => (
      <label key={label} className="flex min-h-target items-center gap-3">
        <input type="radio" name={legend} defaultChecked={index === 1} className="size-5" />
        {wrapText(label)}
      </label>
    ))}
  </fieldset>
);
const meta = preview.meta({
  title: 'Base/Bottom sheet',
  component: BottomSheet,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    trigger: <Button tone="plain">Filters</Button>,
    title: 'Filters, 2 active',
    children: [choices('Sort', ['Recommended', 'Price: low to high', 'Price: high to low', 'Name: A to Z'])],
    footer: [
      <Button key="clear" tone="plain">
        Clear All
      </Button>,
      <Button key="apply">Apply Filters</Button>,
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantClosed = meta.story({ args: { defaultOpen: false } });
export const LongText = meta.story({
  args: {
    children: [
      choices('Sort', ['Recommended', 'Price: low to high', 'Price: high to low', 'Name: A to Z']),
      choices('Form', [
        'All forms',
        'Tablets and capsules',
        'Syrups and drops',
        'Injections and vials',
        'Ointments, creams and gels for the skin',
        'Inhalers and sprays',
        'Powders and sachets',
      ]),
    ],
  },
});
export const Hindi = meta.story({
  args: {
    title: 'फ़िल्टर, 2 लागू',
    trigger: <Button tone="plain">फ़िल्टर</Button>,
    children: [choices('क्रम', ['सुझाए गए', 'कीमत: कम से ज़्यादा', 'कीमत: ज़्यादा से कम', 'नाम: A से Z'])],
    footer: [
      <Button key="clear" tone="plain">
        सब हटाएँ
      </Button>,
      <Button key="apply">फ़िल्टर लगाएँ</Button>,
    ],
  },
  globals: { locale: 'hi' },
});
