// By hand: adding waits for the answer.
import { StaffNotes } from '@doorstep/ui/staff/staff-notes';

export default function Example() {
  return (
    <StaffNotes
      notes={[
        {
          id: 1,
          text: 'Lift is out. Call from the gate.',
          by: 'Ravi Oraon (admin)',
          at: '2026-11-22T10:52:00+05:30',
        },
        {
          id: 2,
          text: "Called, nobody there.\nTry after 6 PM.",
          by: 'Ravi Oraon (admin)',
          at: '2026-11-22T13:05:00+05:30',
        },
      ]}
      maxLength={500}
      onAdd={async () => true}
    />
  );
}
