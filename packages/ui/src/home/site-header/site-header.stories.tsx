import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteHeader } from './site-header.tsx';

const meta = preview.meta({
  title: 'Home/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Doorstep',
    homeHref: '/',
    cartCount: 0,
    signedIn: false,
    onLogout: fn(),
    onLanguageChange: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} className="min-h-100" />
      </>
    ),
  ],
});
/** What a visitor sees, and what the server sends to everyone. */
export const Default = meta.story();
export const DoneSignedIn = meta.story({
  args: { signedIn: true, cartCount: 2, currentHref: '/profile' },
  tags: ['all-cells'],
});
/** On a page without a search of its own. */
export const VariantSearch = meta.story({ args: { onSearch: fn(), signedIn: true, cartCount: 2 } });
export const WithItemsInCart = meta.story({ args: { cartCount: 120, currentHref: '/order-step-1' } });
/** On phones; wide screens show the four links at all times. */
export const OpenMenu = meta.story({
  args: { signedIn: true, cartCount: 2, onSearch: fn() },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
});
export const FocusedSkipLink = meta.story({
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('a[href="#main"]')?.focus();
  },
});
export const LongText = meta.story({
  args: { brandName: 'Doorstep Health and Family Care Ranchi', cartCount: 12 },
});
export const Hindi = meta.story({ args: { cartCount: 3 }, globals: { locale: 'hi' } });
export const HindiMenu = OpenMenu.extend({ globals: { locale: 'hi', viewport: { value: 'phone' } } });
