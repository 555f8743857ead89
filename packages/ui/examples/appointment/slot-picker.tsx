// By hand: the first days of its story are closed and full.
import { SlotPicker } from '@doorstep/ui/appointment/slot-picker';
import { useState } from 'react';

const days = [
  {
    day: '2026-11-24',
    state: 'free' as const,
    slots: [
      { time: '2026-11-24T10:00', taken: false },
      { time: '2026-11-24T10:30', taken: true },
      { time: '2026-11-24T17:00', taken: false },
    ],
  },
  { day: '2026-11-25', state: 'closed' as const, slots: [] },
];

export default function Example() {
  const [time, setTime] = useState('');
  return (
    <SlotPicker days={days} now="2026-11-24T09:00:00+05:30" value={time} onValueChange={setTime} />
  );
}
