import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem } from './menu.tsx';

const meta = preview.meta({
  title: 'Base/Menu',
  component: Menu,
  args: {
    id: 'account-menu',
    'aria-label': 'Account',
    children: [
      <MenuItem key="profile" icon="icon-user" href="/profile">
        My profile
      </MenuItem>,
      <MenuItem key="shop" icon="icon-house" href="/">
        To the shop
      </MenuItem>,
      <MenuItem key="logout" icon="icon-log-out">
        Log out
      </MenuItem>,
    ],
    onClick: fn(),
  },
  render: (args) => (
    <div>
      <Button tone="plain" popoverTarget={args.id}>
        {args['aria-label']}
      </Button>
      <Menu {...args} />
    </div>
  ),
  decorators: [within('min-h-80')],
});
export const Default = meta.story();
export const Open = meta.story({
  args: { footer: <p>Version 12</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
  },
  tags: ['all-cells'],
});
/** At the lower edge it stands above its button. */
export const VariantAbove = meta.story({
  args: { side: 'above' },
  render: (args) => (
    <div className="flex h-80 items-end">
      <Button tone="plain" popoverTarget={args.id}>
        {args['aria-label']}
      </Button>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
  },
});
export const LongText = meta.story({
  args: {
    children: [
      <MenuItem key="one" icon="icon-file-text" href="/prescriptions">
        Prescriptions that wait for the pharmacist, and those that were rejected
      </MenuItem>,
      <MenuItem key="two" href="/x">
        venkatanarasimharajuvaripeta@subrahmanyeswara.example
      </MenuItem>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
  },
});
export const Hindi = meta.story({
  args: {
    'aria-label': 'खाता',
    children: [
      <MenuItem key="profile" icon="icon-user" href="/profile">
        मेरी प्रोफ़ाइल
      </MenuItem>,
      <MenuItem key="logout" icon="icon-log-out">
        लॉग आउट
      </MenuItem>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'खाता' }));
  },
  globals: { locale: 'hi' },
});
