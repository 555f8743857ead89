import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { SessionList, SessionListSkeleton } from './session-list.tsx';

const sessions = [
  { id: 3, device: 'Chrome on Android', lastSeenAt: '2026-11-24T10:30:00+05:30', current: true },
  { id: 2, device: 'Firefox on Windows', lastSeenAt: '2026-11-20T19:05:00+05:30', current: false },
  { id: 1, device: 'Safari on iPhone', lastSeenAt: '2026-10-02T07:45:00+05:30', current: false },
];
const meta = preview.meta({
  title: 'Account/Session list',
  component: SessionList,
  args: { sessions, onSignOut: fn() },
  decorators: [within('max-w-text')],
});
export const Default = meta.story();
export const HeldEnding = meta.story({ args: { busyId: 2 }, tags: ['all-cells'] });
export const Loading = meta.story({ render: () => <SessionListSkeleton /> });
export const LongText = meta.story({
  args: {
    sessions: [
      sessions[0]!,
      {
        ...sessions[1]!,
        device: 'SamsungInternetBrowser/27.0.1.5 on Samsung Galaxy M05 of the clinic on Kanke Road',
      },
    ],
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
/** What is pressed is ended. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [left, setLeft] = useState(sessions);
    return (
      <SessionList
        {...args}
        sessions={left}
        onSignOut={(id) => {
          args.onSignOut(id);
          setLeft(left.filter((one) => one.id !== id));
        }}
      />
    );
  },
});
