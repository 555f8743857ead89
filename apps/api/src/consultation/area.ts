import { consultationErrors } from '@doorstep/contract/consultation.messages.en';
import { and, eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { AppointmentService } from '../appointment/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { createAttachments } from './attachments.ts';
import { listenToNews } from './channel.ts';
import { createChats } from './chats.ts';
import { createMessages } from './messages.ts';
import { createParties } from './party.ts';
import { consultationHandlers } from './plugin.ts';
import { createRooms } from './rooms.ts';
import { consultationTable, ticketTable } from './schema.ts';
import { createSockets } from './socket.ts';
import { createTickets } from './tickets.ts';

declare module '../platform/files.ts' {
  interface FileKinds {
    chat_photo: true;
  }
}

interface Needs {
  accounts: Pick<AccountService, 'people' | 'setConsent' | 'sessions'>;
  doctors: AppointmentService['doctors'];
}
export async function createConsultation(core: Core, { accounts, doctors }: Needs) {
  const { db, clock, log, database } = core;
  const parties = createParties(db),
    tickets = createTickets(db, clock),
    messages = createMessages({ db, clock }),
    rooms = createRooms({ db, log, messages }),
    attachments = createAttachments({ ...core, parties }),
    chats = createChats({ db, clock, accounts, doctors, parties, messages });
  const sockets = createSockets({
    db,
    clock,
    log,
    sessions: accounts.sessions,
    parties,
    tickets,
    messages,
    rooms,
  });
  await listenToNews(database, log, rooms);
  return defineArea({
    errors: consultationErrors,
    handlers: consultationHandlers({ clock, doctors, chats, parties, messages, tickets, attachments }),
    fileKinds: { chat_photo: {} },
    mount: sockets.mount,
    start() {
      sockets.start();
      clock.onAdvance(sockets.review);
    },
    async close() {
      sockets.close();
    },
    /** What was written stays: who treats a patient must keep it. */
    async eraseAccount(tx, accountId) {
      await tx.delete(ticketTable).where(eq(ticketTable.accountId, accountId));
      await tx
        .update(consultationTable)
        .set({ status: 'closed', closedAt: clock.now(), waitingSince: null })
        .where(and(eq(consultationTable.accountId, accountId), eq(consultationTable.status, 'open')));
    },
    exportAccount: async (accountId) => {
      const { data } = await chats.list(accountId, { page: 1, limit: 1_000 });
      return {
        consultations: await Promise.all(
          data.map(async (one) => ({ ...one, messages: await messages.after(one.id, 0, 10_000) })),
        ),
      };
    },
  });
}
