import { TicketCard } from '@doorstep/ui/support/ticket-card';

export default function Example() {
  return (
    <TicketCard
      number="SP-7K2MPQ4TXW93"
      kind="message"
      status="open"
      about="/medicines"
      message="Can I give back a strip that I have not opened?"
      sentAt="2026-11-24T10:05:00+05:30"
      dueAt="2026-11-25T10:05:00+05:30"
      answers={[]}
    />
  );
}
