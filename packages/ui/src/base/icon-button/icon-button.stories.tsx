import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'Base/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: 'icon-x' as const, onClick: fn() },
});
export const Default = meta.story();
export const VariantTones = meta.story({
  tags: ['all-cells'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <IconButton label="Close" icon="icon-x" />
      <IconButton label="Show as list" icon="icon-list" tone="plain" />
      <IconButton label="Search" icon="icon-search" tone="accent" />
      <IconButton label="Add Paramol 650 to wishlist" icon="icon-heart" tone="plain" pressed={false} />
      <IconButton label="Add Omezen 20 to wishlist" icon="icon-heart-filled" tone="plain" pressed />
      <IconButton label="Delete" icon="icon-trash" tone="plain" disabled />
    </div>
  ),
});
export const VariantNotPressed = meta.story({
  args: { label: 'Add Paramol 650 to wishlist', icon: 'icon-heart', tone: 'plain', pressed: false },
});
export const SelectedPressed = meta.story({
  args: { label: 'Add Paramol 650 to wishlist', icon: 'icon-heart-filled', tone: 'plain', pressed: true },
});
export const Disabled = meta.story({ args: { disabled: true } });
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({ args: { label: 'बंद करें' }, globals: { locale: 'hi' } });
