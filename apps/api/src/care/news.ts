import { careTexts } from '@doorstep/contract/care.messages.en';
import { careTextsHi } from '@doorstep/contract/care.messages.hi';
import { and, eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderService, ReadCopy, ReadNews } from '../order/service.ts';
import type { Core } from '../platform/area.ts';
import type { Work } from '../platform/jobs.ts';
import type { Links } from './links.ts';
import { careTable } from './schema.ts';

interface Needs extends Pick<Core, 'db' | 'sender'> {
  accounts: AccountService;
  orders: Pick<OrderService, 'rows'>;
  links: Links;
}
const textsIn = { en: careTexts, hi: careTextsHi };

/** What both sides are told. */
export function createCareNews({ db, sender, accounts, orders, links }: Needs) {
  /** Keys: 'agreed 12', 'ended 12', and for each side 'agreed 12 person'. By SMS, whatever somebody chose to be told of their orders. */
  const tell = (add: (key: string) => Promise<void>): Work => {
    return async (key) => {
      const [what, id, side] = key.split(' ') as ['agreed' | 'ended', string, ('person' | 'helper')?];
      if (side === undefined) {
        await add(`${key} person`);
        await add(`${key} helper`);
        return;
      }
      const [row] = await db
        .select()
        .from(careTable)
        .where(eq(careTable.id, Number(id)));
      if (!row?.personId) return;
      const both = await accounts.people([row.helperId, row.personId]);
      const person = both.get(row.personId),
        helper = both.get(row.helperId),
        to = side === 'person' ? person : helper;
      // Nobody's number any more is no number.
      if (!person || !helper || !to || !/^\d{10}$/.test(to.mobile)) return;
      const { language } = await accounts.preferences(to.id);
      const names = { person: person.name, helper: helper.name };
      await sender.send({ to: to.mobile, channel: 'sms', text: textsIn[language][`${what}_${side}`](names) });
    };
  };
  /** The person is told who ordered for them. */
  const orderedFor: ReadNews = async (id) => {
    const [order] = await orders.rows(db, [id]);
    if (!order || order.byAccountId === null) return undefined;
    const helper = (await accounts.people([order.byAccountId])).get(order.byAccountId)?.name ?? '';
    return {
      orderId: id,
      text: (language) => textsIn[language].ordered({ order: id, helper }),
      at: order.createdAt,
      isOwners: true,
    };
  };
  /** While the agreement holds, and no longer. */
  const copy: ReadCopy = async ({ accountId, byAccountId }) => {
    const holds = links.agreed(eq(careTable.helperId, byAccountId), eq(careTable.personId, accountId));
    if ((await db.$count(careTable, and(holds))) === 0) return undefined;
    const person = (await accounts.people([accountId])).get(accountId)?.name ?? '';
    return (text, language) => textsIn[language].copy({ person, text });
  };
  return { tell, orderedFor, copy };
}
