import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ConnectionState, type ConnectionStateProps } from './connection-state.tsx';

const meta = preview.meta({
  title: 'Consultation/Connection state',
  component: ConnectionState,
  args: {
    state: 'connected' as ConnectionStateProps['state'],
    retryIn: null as number | null,
    onRetry: fn() as (() => void) | undefined,
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const BusyConnecting = meta.story({ args: { state: 'connecting' } });
export const Reconnecting = meta.story({ args: { state: 'error', retryIn: 4 }, tags: ['all-cells'] });
export const Offline = meta.story({ args: { state: 'disconnected' } });
export const DoneClosed = meta.story({ args: { state: 'disconnected', onRetry: undefined } });
export const Hindi = meta.story({ args: { state: 'error', retryIn: 4 }, globals: { locale: 'hi' } });
