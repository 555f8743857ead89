import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StaffNotes } from './staff-notes.tsx';

const notes = [
  {
    id: 1,
    text: 'Lift is out. Call from the gate.',
    by: 'Ravi Oraon (admin)',
    at: '2026-11-22T10:52:00+05:30',
  },
  {
    id: 2,
    text: 'Called, nobody there.\nTry after 6 PM.',
    by: 'Ravi Oraon (admin)',
    at: '2026-11-22T13:05:00+05:30',
  },
];
const meta = preview.meta({
  title: 'Staff/Staff notes',
  component: StaffNotes,
  args: { notes, maxLength: 500, onAdd: fn(async () => true) },
});
export const Default = meta.story();
export const Empty = meta.story({ args: { notes: [] } });
export const Error = meta.story({
  args: { onAdd: fn(async () => false), error: 'Nothing was saved. Please try again.' },
});
export const Busy = meta.story({ args: { busy: true } });
export const Hindi = meta.story({
  args: {
    notes: [
      { id: 1, text: 'लिफ़्ट बंद है। गेट से फ़ोन करें।', by: 'रवि उराँव (admin)', at: '2026-11-22T10:52:00+05:30' },
    ],
  },
  globals: { locale: 'hi' },
});
