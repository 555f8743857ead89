import preview from '#storybook/preview';
import { LinkButton } from '../link-button/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Base/Empty state',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    description: 'Add a medicine, and it waits for you here.',
    children: <LinkButton href="#home">Go to Home</LinkButton>,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantWholePage = meta.story({
  args: {
    headingLevel: 1,
    title: 'Page not found',
    description: 'It may have moved. You can start again from the home page.',
  },
});
export const VariantTextOnly = meta.story({
  args: {
    title: 'No medicines found',
    description: 'Try adjusting your search or filters',
    children: undefined,
  },
});
export const LongText = meta.story({
  args: {
    title: 'No medicines found for Hydroxypropylmethylcellulose0.3%w/vophthalmicsolution',
    description:
      'Check the spelling on the strip, or search by the salt name: our pharmacist can also find it for you when you send a photo of the prescription.',
  },
});
export const Hindi = meta.story({
  args: {
    title: 'आपका कार्ट ख़ाली है',
    description: 'कोई दवा जोड़ें, वह यहीं आपका इंतज़ार करेगी।',
    children: <LinkButton href="#home">होम पर जाएँ</LinkButton>,
  },
  globals: { locale: 'hi' },
});
