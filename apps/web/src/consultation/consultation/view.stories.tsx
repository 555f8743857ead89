import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ChatComposer } from '@doorstep/ui/consultation/chat-composer';
import { ChatPanel, type ChatPanelProps } from '@doorstep/ui/consultation/chat-panel';
import { JoinRoom, type JoinRoomProps } from '@doorstep/ui/consultation/join-room';
import { Card } from '@doorstep/ui/base/card';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { chatDetail, closedChat, endedChat } from '../fixtures.ts';
import { ChatView, type ChatViewProps } from './chat-view.tsx';
import { answeredPart } from './answered-part.ts';
import { closedPart } from './closed-part.ts';
import { signsPart } from './signs-part.ts';
import { ConsultationView } from './view.tsx';

const at = (time: string) => `2026-11-24T${time}:00+05:30`;
const said: ChatPanelProps['messages'] = [
  { id: '1', text: 'My feet are swollen since Thursday.', at: at('11:02'), state: 'seen' },
  {
    id: '2',
    sender: 'Dr. Meera Sinha',
    doctor: true,
    text: 'Namaste Asha ji. Are both legs the same?',
    at: at('11:04'),
  },
];
const panel = (some: Partial<ChatPanelProps> = {}) => (
  <ChatPanel title="Dr. Meera Sinha" messages={said} state="connected" className="h-dvh max-h-112" {...some}>
    {some.children ?? (
      <ChatComposer value="" onValueChange={fn()} onSend={fn()} maxLength={4_000} onAttach={fn()} />
    )}
  </ChatPanel>
);
const chat = (some: Partial<ChatViewProps> = {}) => (
  <ChatView
    detail={chatDetail}
    asked={undefined}
    busy={false}
    problem={undefined}
    onAnswer={fn()}
    needsConsent={false}
    onDanger={fn()}
    onGoOn={fn()}
    onChangeSigns={fn()}
    onEnd={fn()}
    isOutOfHours={false}
    {...some}
  >
    {some.children ?? panel()}
  </ChatView>
);
const videoDetail = {
  ...chatDetail,
  type: 'video' as const,
  danger_signs: null,
  starts_at: at('11:00'),
  ends_at: at('11:30'),
};
const room = (state: JoinRoomProps['state'], some: Partial<JoinRoomProps> = {}) => (
  <Card>
    <JoinRoom
      state={state}
      name="Dr. Meera Sinha"
      plainName="Meera Sinha"
      registration="Reg. JMC 20417"
      image={null}
      opensAt={at('10:45')}
      startsAt={at('11:00')}
      now={at('11:04')}
      elapsed={245}
      main={null}
      other={{ sound: true, video: false }}
      own={null}
      soundOnlyBy={undefined}
      hasLeft={false}
      onRetry={fn()}
      phone={{ href: '+916512345678', shown: '0651 234 5678' }}
      muted={false}
      cameraOff={false}
      soundOnly={false}
      onMute={fn()}
      onCameraOff={fn()}
      onSoundOnly={fn()}
      onChat={fn()}
      unread={0}
      onLeave={fn()}
      {...some}
    >
      {some.children}
    </JoinRoom>
  </Card>
);
const meta = preview.meta({
  title: 'Pages/Consultation',
  component: ConsultationView,
  parameters: { layout: 'fullscreen' },
  loaders: [() => answeredPart.load()],
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    consultation: ready({ data: chatDetail }),
    loginHref: undefined as string | undefined,
    unknownType: false,
    onReload: fn(),
    children: chat(),
  },
});
export const Default = meta.story();
export const Reconnecting = meta.story({
  args: {
    children: chat({
      children: panel({
        state: 'error',
        retryIn: 4,
        onRetry: fn(),
        messages: [
          ...said,
          { id: '3', text: '138 over 88, this morning at 8.', at: at('11:11'), state: 'kept' },
        ],
      }),
    }),
  },
});
export const DangerSigns = meta.story({
  // Its questions are a part of their own.
  loaders: [() => signsPart.load()],
  args: { children: chat({ detail: { ...chatDetail, danger_signs: null }, asked: 'signs' }) },
});
export const Danger = meta.story({
  args: {
    children: chat({
      detail: { ...chatDetail, danger_signs: { at: at('10:58'), yes: ['breathing'] } },
      asked: 'emergency',
      needsConsent: true,
    }),
  },
});
export const OutOfHours = meta.story({
  args: {
    children: chat({
      isOutOfHours: true,
      children: panel({ state: null, children: <p>You can write again when chat is open.</p> }),
    }),
  },
});
export const OutOfHoursClosed = meta.story({
  loaders: [() => closedPart.load()],
  args: {
    children: chat({
      detail: closedChat,
      children: panel({ state: null, children: <p>This consultation is closed.</p> }),
    }),
  },
});
export const OutOfHoursEnded = meta.story({
  loaders: [() => closedPart.load()],
  args: {
    children: chat({
      detail: endedChat,
      children: panel({ state: null, children: <p>This consultation is closed.</p> }),
    }),
  },
});
export const KindForDoctor = meta.story({
  args: { children: chat({ detail: { ...chatDetail, side: 'doctor' } }) },
});
export const KindVideo = meta.story({
  args: {
    children: chat({
      detail: videoDetail,
      room: room('audio-only', { soundOnly: true, soundOnlyBy: 'line' }),
    }),
  },
});
export const ErrorVideo = meta.story({
  args: { children: chat({ detail: videoDetail, room: room('failed') }) },
});
export const ErrorUnknownType = meta.story({ args: { unknownType: true } });
export const Visitor = meta.story({ args: { loginHref: '/login' } });
export const Loading = meta.story({
  args: { consultation: loading },
  parameters: { headingComesLater: true },
});
export const NotFound = meta.story({ args: { consultation: notFound } });
export const Error = meta.story({ args: { consultation: failed } });
export const Offline = meta.story({ args: { consultation: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
