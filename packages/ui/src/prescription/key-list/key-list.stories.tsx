import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { KeyList } from './key-list.tsx';

const meta = preview.meta({
  title: 'Prescription/Key list',
  component: KeyList,
  args: { open: true, enabled: true, onOpenChange: fn(), onEnabledChange: fn() },
});
export const Default = meta.story();
export const VariantOff = meta.story({ args: { enabled: false } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
