import type { SenderType } from '@doorstep/contract/consultation';
import { sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Queries } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';

/** What one server tells all: ids, never words, since a notification holds less than 8,000 bytes. */
export type News =
  | { kind: 'message'; id: string; number: number }
  | { kind: 'receipt'; id: string; number: number; state: 'delivered' | 'seen'; by: SenderType }
  | { kind: 'typing'; id: string; by: SenderType; senderId: number; isTyping: boolean }
  | { kind: 'signal'; id: string; by: SenderType; signal: number }
  | { kind: 'closed'; id: string };

const CHANNEL = 'consultation';
/** As a part of a statement: it goes out when that is committed. */
export const notify = (news: News): SQL => sql`pg_notify(${CHANNEL}, ${JSON.stringify(news)})`;
/** The same for a message whose number the statement itself makes. */
export const notifyMessage = (id: string, number: SQL): SQL =>
  sql`pg_notify(${CHANNEL}, json_build_object('kind', 'message', 'id', ${id}::text, 'number', ${number})::text)`;
export const tell = async (db: Queries, news: News): Promise<void> => {
  await db.execute(sql`select ${notify(news)}`);
};
/** `missed`: some of it may be lost, since the line to the database broke. */
export const listenToNews = (
  database: Pick<DatabaseHandle, 'listen'>,
  log: Log,
  { heard, missed }: { heard: (news: News) => void; missed: () => void },
): Promise<void> =>
  database.listen(CHANNEL, (payload) => {
    if (payload === '') missed();
    else
      try {
        heard(JSON.parse(payload) as News);
      } catch (error) {
        log.error({ err: error }, 'a notification of consultations could not be read');
      }
  });
