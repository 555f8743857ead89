import { SlotPicker } from '@doorstep/ui/appointment/slot-picker';

export default function Example() {
  return (
    <SlotPicker
      days={[
        { day: '2026-11-22', state: 'closed', slots: [] },
        {
          day: '2026-11-23',
          state: 'full',
          slots: [
            { time: '2026-11-23T10:00', taken: true },
            { time: '2026-11-23T10:30', taken: true },
          ],
        },
      ]}
      now="2026-11-22T11:12:00+05:30"
      value=""
      onValueChange={() => {}}
    />
  );
}
