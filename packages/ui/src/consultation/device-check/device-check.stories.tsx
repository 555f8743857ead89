import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Asha } from '../call-fixtures.tsx';
import { DeviceCheck, type DeviceCheckProps } from './device-check.tsx';

const none = { all: [], value: undefined, onValueChange: fn() };
const meta = preview.meta({
  title: 'Consultation/Device check',
  component: DeviceCheck,
  args: {
    camera: 'on' as DeviceCheckProps['camera'],
    microphone: 'on' as DeviceCheckProps['microphone'],
    level: 0.4,
    line: 'good' as DeviceCheckProps['line'],
    cameras: none,
    microphones: none,
    onCheck: fn(),
    onJoin: fn() as DeviceCheckProps['onJoin'],
    onJoinSound: fn(),
    busy: false,
    children: <Asha />,
  },
  decorators: [within('max-w-page')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const SelectedChoices = meta.story({
  args: {
    cameras: {
      all: [
        { id: 'front', name: 'Front camera' },
        { id: 'back', name: 'Back camera' },
      ],
      value: 'front',
      onValueChange: fn(),
    },
    microphones: {
      all: [
        { id: 'own', name: '' },
        { id: 'headset', name: '' },
      ],
      value: 'headset',
      onValueChange: fn(),
    },
  },
});
export const EmptyNotAsked = meta.story({ args: { camera: 'off', microphone: 'off', level: 0 } });
export const EmptySilent = meta.story({ args: { level: 0.02, line: 'checking' } });
export const Loading = meta.story({
  args: { camera: 'asking', microphone: 'asking', level: 0, line: 'checking' },
});
export const Reconnecting = meta.story({ args: { line: 'weak' } });
export const Offline = meta.story({ args: { line: 'offline' } });
export const ErrorNotAllowed = meta.story({
  args: { camera: 'denied', microphone: 'denied', level: 0 },
  tags: ['all-cells'],
});
export const ErrorNoCamera = meta.story({ args: { camera: 'missing' } });
export const KindInUse = meta.story({ args: { camera: 'busy' } });
export const Busy = meta.story({ args: { busy: true } });
export const ErrorNoMicrophone = meta.story({ args: { microphone: 'missing', level: 0 } });
export const ErrorInsecure = meta.story({ args: { camera: 'insecure', microphone: 'insecure', level: 0 } });
/** Before it opens. */
export const Disabled = meta.story({ args: { onJoin: undefined } });
export const Hindi = meta.story({ args: { camera: 'denied' }, globals: { locale: 'hi' } });
