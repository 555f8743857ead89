import { ChatComposer } from '@doorstep/ui/consultation/chat-composer';
import { ChatPanel } from '@doorstep/ui/consultation/chat-panel';
import { PrescriptionWriter } from '@doorstep/ui/consultation/prescription-writer';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName } from '../../staff/fixtures.tsx';
import { closedChat, chatId } from '../fixtures.ts';
import { dangerChat, inboxOf, NOW, ownChat, record, videoChat, waitingChat } from './fixtures.ts';
import { OpenedView, type OpenedViewProps } from './opened-view.tsx';
import { RecordView } from './record-view.tsx';
import { StaffInboxView, type StaffInbox, type StaffInboxViewProps } from './view.tsx';

const inbox = ready<StaffInbox>(inboxOf([dangerChat, waitingChat, videoChat]));
const panel = (isClosed = false) => (
  <ChatPanel
    title="Asha Kumari"
    messages={[
      { id: '1', sender: 'Asha Kumari', text: 'My feet are swollen since Thursday.', at: NOW },
      { id: '2', doctor: true, text: 'Namaste Asha ji. Are both legs the same?', at: NOW, state: 'seen' },
    ]}
    state={isClosed ? null : 'connected'}
    className="h-dvh max-h-112"
  >
    {isClosed ? (
      <p>This consultation is closed</p>
    ) : (
      <ChatComposer value="" onValueChange={fn()} onSend={fn()} maxLength={4_000} />
    )}
  </ChatPanel>
);
const opened =
  (some: Partial<OpenedViewProps> = {}) =>
  (list: ReactNode) => (
    <OpenedView
      detail={ownChat}
      list={list}
      panel={undefined}
      hasDraft={false}
      onPrescribe={fn()}
      onShow={fn()}
      onClose={fn()}
      {...some}
    >
      {panel(some.detail?.status === 'closed')}
    </OpenedView>
  );
const chosen = { id: chatId, chosen: ready({}) };

const meta = preview.meta({
  title: 'Pages/Staff inbox',
  component: StaffInboxView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    inbox: inbox as StaffInboxViewProps['inbox'],
    now: NOW,
    id: undefined as string | undefined,
    chosen: undefined as StaffInboxViewProps['chosen'],
    busy: { busy: false } as StaffInboxViewProps['busy'],
    onBusyChange: fn(),
    opened: undefined as StaffInboxViewProps['opened'],
  },
});
export const Default = meta.story();
export const Open = meta.story({ args: { ...chosen, opened: opened() } });
export const Danger = meta.story({
  args: {
    ...chosen,
    opened: opened({
      detail: { ...ownChat, danger_signs: { at: NOW, yes: ['chest-pain', 'breathing'] } },
      hasDraft: true,
    }),
  },
});
/** Another doctor's patient waits with a danger sign, and nobody has answered. */
export const DangerTakeOver = meta.story({
  args: { id: dangerChat.id, takeOver: { name: 'Birsa Munda', busy: false, onTake: fn() } },
});
export const DangerTakeOverFailed = meta.story({
  args: {
    id: dangerChat.id,
    takeOver: {
      name: 'Birsa Munda',
      busy: false,
      problem: 'It was not taken over. Please try again.',
      onTake: fn(),
    },
  },
});
export const KindVideo = meta.story({
  args: {
    ...chosen,
    opened: opened({ detail: { ...ownChat, type: 'video', danger_signs: null } }),
  },
});
export const DoneClosed = meta.story({
  args: { ...chosen, opened: opened({ detail: { ...closedChat, side: 'doctor' } }) },
});
export const BusyPrescribing = meta.story({
  args: {
    ...chosen,
    opened: opened({
      hasDraft: true,
      panel: {
        title: 'Prescription for Asha Kumari',
        keeps: true,
        onBack: fn(),
        onDiscard: fn(),
        children: (
          <PrescriptionWriter
            patientName="Asha Kumari"
            allergies={{ state: 'ready', text: record.allergies }}
            lines={[
              {
                id: 13,
                name: 'Amlovida 5',
                composition: 'Amlodipine 5 mg',
                pack: 'Strip of 15 tablets',
                prescriptionRequired: true,
                inStock: true,
                days: '30',
                dose: '0-0-1, after food',
              },
            ]}
            onLinesChange={fn()}
            advice=""
            onAdviceChange={fn()}
            maxLength={{ dose: 120, advice: 1000, diagnosis: 200 }}
            person={{ age: '34', sex: 'female' }}
            onPersonChange={fn()}
            diagnosis="Hypertension"
            onDiagnosisChange={fn()}
            mode="text"
            checks={{}}
            search=""
            onSearchChange={fn()}
            found={[]}
            onAdd={fn()}
            onAddTyped={fn()}
            errors={{}}
            attempt={0}
            onSend={fn()}
          />
        ),
      },
    }),
  },
});
const [, fromDoctor] = record.prescriptions;
/** Also shares a prescription of medicines that the shop does not sell. */
const withTyped: typeof record = {
  ...record,
  prescriptions: [
    ...record.prescriptions,
    {
      ...fromDoctor!,
      id: 'rx-3',
      image: '/api/files/rx3/',
      by_doctor: {
        ...fromDoctor!.by_doctor!,
        lines: [],
        typed: [
          { name: 'Racecadotril 100 mg sachet', days: 3, dose: '1-1-1, in water' },
          { name: 'Gripe water', days: 1, dose: '5 ml when needed' },
        ],
      },
    },
  ],
};
const shared = (children: ReactNode) =>
  opened({ panel: { title: 'What Asha Kumari shares', onBack: fn(), children } });
export const DoneShared = meta.story({
  args: {
    ...chosen,
    opened: shared(
      <RecordView
        record={{ state: 'ready', data: withTyped }}
        file={{ path: '/api/files/rx1/', state: 'failed' }}
        onOpen={fn()}
        onLook={fn()}
      />,
    ),
  },
});
export const ErrorShared = meta.story({
  args: {
    ...chosen,
    opened: shared(
      <RecordView
        record={{ state: 'error', problem: 'failed' }}
        file={undefined}
        onOpen={fn()}
        onLook={fn()}
      />,
    ),
  },
  tags: ['no-visual'],
});
export const Loading = meta.story({ args: { inbox: loading } });
export const LoadingOne = meta.story({ args: { id: chatId, chosen: loading } });
export const Empty = meta.story({ args: { inbox: ready<StaffInbox>(inboxOf([])) } });
export const Error = meta.story({ args: { inbox: failed } });
export const Offline = meta.story({ args: { inbox: offline } });
export const NotFound = meta.story({ args: { id: 'CN-1', chosen: notFound } });
export const WithoutCalendar = meta.story({ args: { inbox: notFound } });
export const Busy = meta.story({
  args: {
    inbox: ready<StaffInbox>(inboxOf([waitingChat], { busy: true })),
    busy: { busy: false, problem: 'Nothing was changed. Please try again.' },
  },
});
export const LongText = meta.story({
  args: {
    ...chosen,
    inbox: ready<StaffInbox>(
      inboxOf([{ ...dangerChat, patient: { name: longName } }, waitingChat], { total: 64 }),
    ),
    opened: opened({ detail: { ...ownChat, patient: { ...ownChat.patient, name: longName } } }),
  },
});
export const Hindi = meta.story({
  args: { ...chosen, opened: opened() },
  globals: { locale: 'hi' },
});
