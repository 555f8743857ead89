import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Popover, PopoverClose } from './popover.tsx';

const meta = preview.meta({
  title: 'Base/Popover',
  component: Popover,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    trigger: <Button tone="plain">How fees are counted</Button>,
    title: 'Delivery fee',
    children: [
      <p key="text">₹30 within 10 km, free from ₹500 on. Beyond 10 km it is ₹5 more for each km.</p>,
      <PopoverClose key="close">
        <Button tone="plain" size="tight">
          OK
        </Button>
      </PopoverClose>,
    ],
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
/** Links and a setting; named by `aria-label`. */
export const VariantSettings = meta.story({
  args: {
    title: undefined,
    'aria-label': 'Account',
    trigger: <Button tone="plain">Nisha Tirkey</Button>,
    children: [
      <PopoverClose key="profile">
        <LinkButton href="#profile" tone="plain">
          My profile
        </LinkButton>
      </PopoverClose>,
      <SelectField
        key="theme"
        label="Theme"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />,
    ],
  },
});
/** In a native popover, which lies above all that stands in the body. */
export const VariantInPlace = meta.story({
  args: { inPlace: true, defaultOpen: false },
  render: (args) => (
    <>
      <Button popoverTarget="around">Around</Button>
      <div id="around" popover="auto" className="m-auto size-80 border border-line bg-surface p-4">
        <Popover {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Around' }));
    await userEvent.click(canvas.getByRole('button', { name: 'How fees are counted' }));
  },
});
export const LongText = meta.story({
  args: {
    title: 'Amoxicillin trihydrate 500 mg with potassium clavulanate 125 mg: how its price is made up',
    children: Array.from({ length: 6 }, (_, index) => (
      <p key={index}>
        The price on the pack is the most that may be asked. The shop takes off what its supplier gives, and
        GST is part of it.
      </p>
    )),
  },
});
export const Hindi = meta.story({
  args: {
    trigger: <Button tone="plain">शुल्क कैसे गिना जाता है</Button>,
    title: 'डिलीवरी शुल्क',
    children: <p>10 किमी तक ₹30, ₹500 से ऊपर मुफ़्त।</p>,
  },
  globals: { locale: 'hi' },
});
