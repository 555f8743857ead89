import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Asha, Meera } from '../call-fixtures.tsx';
import { DeviceCheck } from '../device-check/device-check.tsx';
import { JoinRoom, type JoinRoomProps } from './join-room.tsx';

const at = (time: string) => `2026-11-22T${time}+05:30`;
const none = { all: [], value: undefined, onValueChange: fn() };
const check = (join?: () => void) => (
  <DeviceCheck
    camera="on"
    microphone="on"
    level={0.4}
    line="good"
    cameras={none}
    microphones={none}
    onCheck={fn()}
    onJoin={join}
    onJoinSound={join}
  >
    <Asha />
  </DeviceCheck>
);
const meta = preview.meta({
  title: 'Consultation/Join room',
  component: JoinRoom,
  args: {
    state: 'connected' as JoinRoomProps['state'],
    name: 'Dr. Meera Sinha',
    plainName: 'Meera Sinha',
    registration: 'Reg. JMC 20417' as string | undefined,
    image: null,
    opensAt: at('10:45:00'),
    startsAt: at('11:00:00'),
    now: at('11:04:10'),
    elapsed: 245 as number | null,
    main: <Meera />,
    other: { sound: true, video: true },
    own: (<Asha />) as JoinRoomProps['own'],
    soundOnlyBy: undefined as JoinRoomProps['soundOnlyBy'],
    hasLeft: false,
    onRetry: fn(),
    phone: { href: '+916512345678', shown: '0651 234 5678' },
    muted: false,
    cameraOff: false as boolean | null,
    soundOnly: false,
    onMute: fn(),
    onCameraOff: fn(),
    onSoundOnly: fn(),
    onChat: fn(),
    unread: 0,
    onLeave: fn(),
    children: check(),
  },
  decorators: [within('max-w-text')],
});
const before = { elapsed: null, children: check(fn()) };
export const Default = meta.story({ tags: ['all-cells'] });
export const PendingEarly = meta.story({ args: { state: 'early', now: at('10:32:20'), elapsed: null } });
export const HeldLastMinute = meta.story({ args: { state: 'early', now: at('10:44:30'), elapsed: null } });
export const Pending = meta.story({ args: { ...before, state: 'ready', now: at('10:45:00') } });
export const PendingWaiting = meta.story({
  args: { ...before, state: 'waiting', now: at('10:55:00'), other: { sound: true, video: false } },
  tags: ['all-cells'],
});
export const ExpiredLate = meta.story({ args: { ...before, state: 'waiting', now: at('11:05:00') } });
export const DoneHasLeft = meta.story({ args: { ...before, state: 'waiting', hasLeft: true } });
export const BusyConnecting = meta.story({ args: { ...before, state: 'connecting' } });
export const ReconnectingReconnectingWeakLine = meta.story({ args: { state: 'weak' } });
export const WithoutPicture = meta.story({
  args: {
    state: 'audio-only',
    soundOnly: true,
    soundOnlyBy: 'line',
    own: null,
    other: { sound: true, video: false },
  },
  tags: ['all-cells'],
});
export const WithoutPictureByOther = meta.story({
  args: { state: 'audio-only', soundOnly: true, soundOnlyBy: 'other', own: null },
});
export const WithoutSound = meta.story({
  args: { muted: true, cameraOff: true, own: null, unread: 2, other: { sound: false, video: true } },
});
export const ErrorNoCamera = meta.story({ args: { cameraOff: null, own: null } });
export const Reconnecting = meta.story({ args: { state: 'reconnecting' } });
export const Error = meta.story({ args: { state: 'failed' } });
export const OutOfHoursClosed = meta.story({ args: { state: 'left' } });
export const RefusedTaken = meta.story({ args: { state: 'taken' } });
export const ExpiredOver = meta.story({ args: { state: 'over' } });
export const LongText = meta.story({
  args: { name: 'Dr. Venkatanarasimharajuvaripeta Subramaniam Iyer', state: 'reconnecting', unread: 12 },
});
export const KindForDoctor = meta.story({
  args: {
    name: 'Asha Kumari',
    plainName: 'Asha Kumari',
    registration: undefined,
    main: <Asha />,
    own: <Meera />,
  },
});
export const Hindi = meta.story({
  args: {
    name: 'डॉ. मीरा सिन्हा',
    plainName: 'मीरा सिन्हा',
    registration: 'रजि. JMC 20417',
    state: 'weak',
    muted: true,
  },
  globals: { locale: 'hi' },
});
