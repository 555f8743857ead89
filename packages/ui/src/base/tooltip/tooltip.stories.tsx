import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Base/Tooltip',
  component: Tooltip,
  args: {
    defaultOpen: true,
    content: 'Sends the prescription back to the patient',
    children: <Button tone="plain">Return</Button>,
  },
  decorators: [within('flex min-h-40 items-center justify-center')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantClosed = meta.story({ args: { defaultOpen: false } });
export const VariantBelow = meta.story({ args: { side: 'below' } });
/** The name of the control is its own: the tooltip describes it. */
export const WithIcon = meta.story({
  args: {
    content: 'Or press /',
    children: <IconButton label="Search" icon="icon-search" tone="plain" />,
  },
});
export const LongText = meta.story({
  args: {
    content:
      'Amoxicillin trihydrate 500 mg with potassium clavulanate 125 mg is kept in the locked cupboard; ask the pharmacist on duty for the key.',
  },
});
export const Hindi = meta.story({
  args: { content: 'पर्ची मरीज़ को लौटाता है', children: <Button tone="plain">लौटाएँ</Button> },
  globals: { locale: 'hi' },
});
