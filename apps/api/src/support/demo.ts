import { answerBy } from '@doorstep/contract/support';
import type { Database } from '../platform/db/database.ts';
import { ticketAnswerTable, ticketTable } from './schema.ts';

const MINUTE_MS = 60_000;
type Row = typeof ticketTable.$inferInsert;
type Demo = Pick<Row, 'id' | 'kind' | 'name' | 'mobile' | 'message' | 'about' | 'language'> & {
  isAshas?: true;
  minutesAgo: number;
  status: NonNullable<Row['status']>;
  answer?: string;
};
const all: readonly Demo[] = [
  {
    id: 'SP-2B8HVN5GZD67',
    isAshas: true,
    kind: 'message',
    name: 'Asha Kumari',
    mobile: '9876543210',
    message: 'Can I give back a strip that I have not opened?',
    about: '/medicines',
    language: 'en',
    minutesAgo: 26 * 60,
    status: 'answered',
    answer: 'Yes, within 15 days of delivery. Open the order in your profile, or call us.',
  },
  {
    id: 'SP-7K2MPQ4TXW93',
    isAshas: true,
    kind: 'call_back',
    name: 'Asha Kumari',
    mobile: '9876543210',
    message: '',
    about: '/paramedical',
    language: 'en',
    minutesAgo: 25,
    status: 'open',
  },
  {
    id: 'SP-9QWXC3RTJK48',
    kind: 'message',
    name: 'सुनीता देवी',
    mobile: '9812340011',
    message: 'क्या आप खूँटी में दवाई पहुँचाते हैं?',
    about: '',
    language: 'hi',
    minutesAgo: 95,
    status: 'open',
  },
  {
    id: 'SP-4GDM6ZBNV52H',
    kind: 'call_back',
    name: 'Birsa Munda',
    mobile: '9812340012',
    message: 'Please call after 5 PM.',
    about: '/medical-tests',
    language: 'en',
    minutesAgo: 50 * 60,
    status: 'closed',
  },
];

/** One in each state, where there is none yet. */
export async function seedDemoTickets(
  db: Database,
  { patientId, pharmacistId }: { patientId: number; pharmacistId: number },
  now: Date,
): Promise<void> {
  if ((await db.$count(ticketTable)) > 0) return;
  for (const { isAshas, minutesAgo, answer, ...ticket } of all) {
    const createdAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    await db.insert(ticketTable).values({
      ...ticket,
      accountId: isAshas ? patientId : null,
      createdAt,
      dueAt: answerBy(createdAt, ticket.kind),
      waitingSince: ticket.status === 'open' ? createdAt : null,
    });
    if (answer)
      await db.insert(ticketAnswerTable).values({
        ticketId: ticket.id,
        byAccountId: pharmacistId,
        text: answer,
        at: new Date(createdAt.getTime() + 40 * MINUTE_MS),
      });
  }
}
