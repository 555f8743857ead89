import preview from '#storybook/preview';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Base/Link',
  component: Link,
  args: { href: '#medicines', children: 'All medicines' },
});
export const Default = meta.story();
export const VariantUnderlined = meta.story({
  args: { className: 'text-accent-text underline underline-offset-4' },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
