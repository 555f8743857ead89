import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Icon } from '../icon/icon.tsx';
import { LinkButton } from './link-button.tsx';

const meta = preview.meta({
  title: 'Base/Link button',
  component: LinkButton,
  args: { href: '#medicines', children: 'View All Medicines' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantPlain = meta.story({ args: { tone: 'plain' } });
export const VariantQuiet = meta.story({
  args: {
    tone: 'quiet',
    children: [<Icon key="icon" name="icon-chevron-left" />, <span key="text">All medicines</span>],
  },
});
export const VariantWide = meta.story({ args: { wide: true, size: 'lg', children: 'Proceed to Summary' } });
export const LongText = meta.story({
  args: { children: 'See every medicine with Hydroxypropylmethylcellulose' },
  decorators: [within('max-w-52')],
});
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({ args: { children: 'सभी दवाएँ देखें' }, globals: { locale: 'hi' } });
