import preview from '#storybook/preview';
import { within } from '#storybook/within';
import type { IconName } from '../../base/icon/names.ts';
import { TodayTile, TodayTileSkeleton, type TodayTileProps } from './today-tile.tsx';

const meta = preview.meta({
  title: 'Staff/Today tile',
  component: TodayTile,
  decorators: [within('max-w-72')],
  args: {
    waiting: 7,
    label: 'prescriptions wait',
    worst: 'Longest 1 h 52 min',
    icon: 'icon-file-text' as IconName,
    tone: 'warning' as TodayTileProps['tone'],
    href: '#prescriptions',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Danger = meta.story({
  args: {
    waiting: 3,
    label: 'orders are late',
    worst: 'Longest by 15 h',
    icon: 'icon-truck' as IconName,
    tone: 'danger' as TodayTileProps['tone'],
  },
});
export const VariantNeutral = meta.story({
  args: {
    waiting: 6,
    label: 'medicines out of stock',
    worst: 'Most wanted: Gluvida 500',
    icon: 'icon-pill' as IconName,
    tone: 'neutral' as TodayTileProps['tone'],
  },
});
export const Empty = meta.story({ args: { waiting: 0, worst: undefined } });
export const Loading = meta.story({ render: () => <TodayTileSkeleton />, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    waiting: 125000,
    label: 'medicines that many patients have in their carts are out of stock',
    worst: 'Most wanted: Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets',
  },
});
export const Hindi = meta.story({
  args: { label: 'पर्चियाँ इंतज़ार में', worst: 'सबसे ज़्यादा 1 घंटा 52 मिनट' },
  globals: { locale: 'hi' },
});
