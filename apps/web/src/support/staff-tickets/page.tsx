import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { Gate } from '../../staff/public.ts';
import { call, useCall } from '../call.ts';
import { staffTicketsMessages } from './messages.en.ts';
import { ticketsHref, ticketsStateOf } from './state.ts';
import { StaffTicketsView, type TicketDeed } from './view.tsx';

function Tickets() {
  const messages = usePageMessages('staffTickets', staffTicketsMessages);
  const errors = useErrorMessages();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = ticketsStateOf(params);
  const { status, id, page } = state;
  const tickets = useCall('staffTickets', { query: { status, id, page } });
  /** What is typed, by ticket: it stays while another one is answered. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<{ id: string; text: string }>();

  async function act(of: string, deed: TicketDeed) {
    if (busy === of) return;
    setBusy(of);
    setProblem(undefined);
    try {
      const path = { params: { id: of } };
      if (deed === 'answer') {
        const text = typed[of] ?? '';
        await call('answerTicket', { ...path, body: { text } });
        setTyped({ ...typed, [of]: '' });
        say('success', messages.sent(of));
      } else {
        await call(deed === 'close' ? 'closeTicket' : 'reopenTicket', path);
        say('success', deed === 'close' ? messages.closed(of) : messages.reopened(of));
      }
    } catch (error) {
      const told = error instanceof CallError ? fieldSentence(error, 'text', errors) : undefined;
      setProblem({ id: of, text: told ?? (refused(error, errors) || messages.actionFailed) });
    }
    await tickets.refresh().catch(() => {});
    setBusy(undefined);
  }
  return (
    <StaffTicketsView
      state={state}
      tickets={tickets}
      typed={typed}
      busy={busy}
      problem={problem}
      onStatus={(chosen) => {
        void navigate(ticketsHref({ status: chosen }));
      }}
      onType={(of, text) => {
        setTyped((before) => ({ ...before, [of]: text }));
        setProblem(undefined);
      }}
      onDeed={(of, deed) => void act(of, deed)}
    />
  );
}
export default function StaffTicketsPage() {
  const messages = usePageMessages('staffTickets', staffTicketsMessages);
  return (
    <Gate forRole="admin" title={messages.title}>
      <Tickets />
    </Gate>
  );
}
