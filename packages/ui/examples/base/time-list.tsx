import { TimeList } from '@doorstep/ui/base/time-list';

export default function Example() {
  return (
    <TimeList
      times={[
        { time: '2026-11-24T10:00', taken: false },
        { time: '2026-11-24T10:30', taken: false },
      ]}
    />
  );
}
