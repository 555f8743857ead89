// By hand: adding a leave waits for the answer.
import { CalendarEditor } from '@doorstep/ui/appointment/calendar-editor';

export default function Example() {
  return (
    <CalendarEditor
      isBusy={false}
      onBusyChange={() => {}}
      hours={{
        weekly: [{ weekday: 1, from: 600, to: 780 }, { weekday: 1, from: 960, to: 1140 }],
        onSave: () => {},
        error: undefined,
        busy: false,
      }}
      away={{
        leave: [
          {
            id: 1,
            from: '2026-12-24',
            to: '2026-12-27',
            note: 'At my sister’s in Hazaribagh',
          },
        ],
        today: '2026-11-24',
        noteMaxLength: 200,
        onAdd: async () => true,
        onRemove: () => {},
        addBusy: false,
        removeBusyId: undefined,
        error: undefined,
        hits: undefined,
      }}
    />
  );
}
