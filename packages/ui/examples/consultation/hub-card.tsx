import { HubCard } from '@doorstep/ui/consultation/hub-card';

export default function Example() {
  return (
    <HubCard
      kind="chat"
      hours={{ from: '2026-11-22T09:00:00+05:30', to: '2026-11-22T22:00:00+05:30' }}
      now="2026-11-22T11:12:00+05:30"
      onOpen={() => {}}
    />
  );
}
