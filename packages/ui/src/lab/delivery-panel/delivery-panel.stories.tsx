import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { DeliveryPanel, type DeliveryPanelProps } from './delivery-panel.tsx';

const meta = preview.meta({
  title: 'Lab/Delivery panel',
  component: DeliveryPanel,
  decorators: [within('max-w-dialog')],
  args: {
    state: 'available' as DeliveryPanelProps['state'],
    km: 4.23 as number | null,
    feePaise: 0,
    radiusKm: 30,
  },
});
export const Default = meta.story();
export const WithFee = meta.story({ args: { feePaise: 1_300 } });
export const VariantIdle = meta.story({ args: { state: 'idle', km: null } });
export const BusyChecking = meta.story({ args: { state: 'checking', km: null } });
export const NotFoundUnavailable = meta.story({ args: { state: 'unavailable', km: 42.06 } });
export const NotFound = meta.story({
  args: {
    state: 'unknown',
    km: null,
    children: <Button tone="plain">Try again</Button>,
  },
});
export const Hindi = meta.story({ args: { feePaise: 1_300 }, globals: { locale: 'hi' } });
