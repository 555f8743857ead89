import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { chatId } from '../fixtures.ts';
import type { Activity } from './activity.ts';
import { HubView, type HubViewProps } from './view.tsx';

const activity: Activity[] = [
  {
    key: chatId,
    at: '2026-11-24T11:08:00+05:30',
    kind: 'chat',
    title: 'Chat with Dr. Meera Sinha',
    href: `/consultation/${chatId}`,
    isOpen: true,
    unread: 2,
  },
  {
    key: 'VC-1',
    at: '2026-11-23T15:00:00+05:30',
    kind: 'video',
    title: 'Video consultation with Dr. Ravi Oraon',
    href: '/consultation/VC-1',
    isOpen: false,
    unread: 0,
  },
  {
    key: 'rx-1',
    at: '2026-11-22T12:00:00+05:30',
    kind: 'prescription',
    title: 'Prescription of Dr. Meera Sinha',
    href: '/prescriptions',
    isOpen: undefined,
    unread: 0,
  },
];
const meta = preview.meta({
  title: 'Pages/My doctor',
  component: HubView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    name: 'Asha Kumari' as string | undefined,
    now: '2026-11-24T11:12:00+05:30',
    started: true,
    unread: 2,
    busy: false,
    activity: ready(activity) as HubViewProps['activity'],
    loginHref: '/login',
    onChat: fn(),
    onVideo: fn(),
  },
});
export const Default = meta.story();
export const OutOfHoursBeforeNine = meta.story({ args: { now: '2026-11-24T08:59:00+05:30', unread: 0 } });
export const OutOfHoursAtNine = meta.story({ args: { now: '2026-11-24T09:00:00+05:30', unread: 0 } });
export const OutOfHoursBeforeTen = meta.story({ args: { now: '2026-11-24T21:59:00+05:30', unread: 0 } });
export const OutOfHoursAtTen = meta.story({ args: { now: '2026-11-24T22:00:00+05:30', unread: 0 } });
export const Visitor = meta.story({
  args: { name: undefined, started: false, unread: 0, activity: undefined },
});
export const Empty = meta.story({ args: { started: false, unread: 0, activity: ready([]) } });
export const Loading = meta.story({ args: { now: '', unread: 0, activity: loading } });
export const Error = meta.story({ args: { activity: failed } });
export const Offline = meta.story({ args: { activity: offline } });
export const Busy = meta.story({ args: { busy: true } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
