import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem } from './menu.tsx';

const meta = preview.meta({
  title: 'Base/Menu',
  component: Menu,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    trigger: <Button tone="plain">More</Button>,
    children: [
      <MenuItem key="invoice" icon="icon-file-text" href="#invoice">
        Invoice
      </MenuItem>,
      <MenuItem key="reorder" icon="icon-shopping-cart" href="#cart">
        Order again
      </MenuItem>,
      <MenuItem key="cancel" icon="icon-x">
        Cancel order
      </MenuItem>,
    ],
    onClick: fn(),
  },
  decorators: [within('min-h-80')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantClosed = meta.story({ args: { defaultOpen: false } });
/** At the lower edge it stands above its button. */
export const VariantAbove = meta.story({
  args: { side: 'above' },
  decorators: [within('flex h-80 items-end')],
});
export const LongText = meta.story({
  args: {
    children: [
      <MenuItem key="one" icon="icon-file-text" href="#prescriptions">
        Prescriptions that wait for the pharmacist, and those that were rejected
      </MenuItem>,
      <MenuItem key="two" href="#x">
        venkatanarasimharajuvaripeta@subrahmanyeswara.example
      </MenuItem>,
    ],
  },
});
export const Hindi = meta.story({
  args: {
    trigger: <Button tone="plain">और</Button>,
    children: [
      <MenuItem key="invoice" icon="icon-file-text" href="#invoice">
        बिल
      </MenuItem>,
      <MenuItem key="cancel" icon="icon-x">
        ऑर्डर रद्द करें
      </MenuItem>,
    ],
  },
  globals: { locale: 'hi' },
});
