import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SearchBox } from '../../base/search-box/search-box.tsx';
import { StaffTopBar } from './staff-top-bar.tsx';

const meta = preview.meta({
  title: 'Staff/Staff top bar',
  component: StaffTopBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} className="min-h-112 p-4">
          The page
        </main>
        <nav id="rail" popover="auto" aria-label="Staff pages" />
      </>
    ),
  ],
  args: {
    menuId: 'rail',
    logo: <span aria-hidden className="h-8.5 w-7.5 flex-none rounded-control bg-accent-fill" />,
    brandName: 'Doorstep',
    homeHref: '#home',
    dark: false,
    onDarkChange: fn(),
    onLanguageChange: fn(),
    children: (
      <SearchBox
        action="#"
        label="Search an order, patient, mobile or medicine"
        placeholder="Search an order, patient, mobile or medicine"
        onSubmit={fn()}
      />
    ),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantDark = meta.story({ args: { dark: true } });
export const Empty = meta.story({ args: { menuId: undefined, children: undefined } });
export const LongText = meta.story({ args: { brandName: 'Doorstep Home Healthcare and Pharmacy' } });
export const Hindi = meta.story({
  args: {
    children: (
      <SearchBox
        action="#"
        label="ऑर्डर, मरीज़, मोबाइल या दवाई खोजें"
        placeholder="ऑर्डर, मरीज़, मोबाइल या दवाई खोजें"
        onSubmit={fn()}
      />
    ),
  },
  globals: { locale: 'hi' },
});
