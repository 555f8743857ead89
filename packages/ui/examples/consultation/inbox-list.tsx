import { InboxList } from '@doorstep/ui/consultation/inbox-list';

export default function Example() {
  return (
    <InboxList
      rows={[
        {
          id: 'c3',
          href: '#c3',
          patientName: 'Birsa Munda',
          kind: 'chat',
          last: {
            text: 'It hurts in the chest when I climb the stairs, since this morning.',
            own: false,
          },
          unread: 1,
          since: '2026-11-24T10:28:00+05:30',
          signs: ['chest-pain', 'breathing'],
        },
        {
          id: 'c1',
          href: '#c1',
          patientName: 'Asha Kumari',
          kind: 'chat',
          last: { text: '138 over 88, this morning at 8.', own: false },
          unread: 2,
          since: '2026-11-24T11:11:00+05:30',
          signs: [],
        },
      ]}
      now="2026-11-24T11:20:00+05:30"
    />
  );
}
