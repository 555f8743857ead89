import preview from '#storybook/preview';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = preview.meta({
  title: 'Base/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#medicines', label: 'Medicines' },
      { href: '#paramol', label: 'Paramol 650' },
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#medicines', label: 'Medicines' },
      {
        href: '#amox',
        label: 'Amoxicillin trihydrate 500 mg with potassium clavulanate 125 mg, strip of 15 tablets',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    items: [
      { href: '#home', label: 'होम' },
      { href: '#medicines', label: 'दवाइयाँ' },
      { href: '#paramol', label: 'पैरामोल 650' },
    ],
  },
  globals: { locale: 'hi' },
});
