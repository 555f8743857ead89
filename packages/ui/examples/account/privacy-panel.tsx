import { PrivacyPanel } from '@doorstep/ui/account/privacy-panel';
import { SessionList } from '@doorstep/ui/account/session-list';

export default function Example() {
  return (
    <PrivacyPanel
      sessions={<SessionList
        onSignOut={() => {}}
        sessions={[
          {
            id: 1,
            device: 'Chrome on Android',
            lastSeenAt: '2026-11-24T10:30:00+05:30',
            current: true,
          },
        ]}
      />}
      accesses={[
        { at: '2026-11-24T11:05:00+05:30', who: 'Pharmacist', what: 'prescription' },
        { at: '2026-11-24T10:40:00+05:30', who: 'Admin', what: 'order' },
      ]}
      onExport={() => {}}
      onDelete={() => {}}
    />
  );
}
