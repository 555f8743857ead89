import { SessionList } from '@doorstep/ui/account/session-list';

export default function Example() {
  return (
    <SessionList
      sessions={[
        {
          id: 3,
          device: 'Chrome on Android',
          lastSeenAt: '2026-11-24T10:30:00+05:30',
          current: true,
        },
        {
          id: 2,
          device: 'Firefox on Windows',
          lastSeenAt: '2026-11-20T19:05:00+05:30',
          current: false,
        },
      ]}
      onSignOut={() => {}}
    />
  );
}
