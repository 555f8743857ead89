import { careErrors } from '@doorstep/contract/care.messages.en';
import type { careEndpoints } from '@doorstep/contract/care.schema';
import { rowId } from '@doorstep/contract/common.schema';
import { desc, eq, or } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { indianTime } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import { notFound } from '../platform/http/http-error.ts';
import { networkOf } from '../platform/http/network.ts';
import type { Handlers } from '../platform/http/register.ts';
import { seedDemoCare, SON, type AddPeople } from './demo.ts';
import { createCareNews } from './news.ts';
import { careTable } from './schema.ts';
import { createCareService } from './service.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    care: true;
  }
}
interface Needs {
  accounts: AccountService;
  orders: OrderService;
  /** What other areas do for the demo. */
  demo: { addPeople: AddPeople };
}

export function createCare(core: Core, { accounts, orders, demo }: Needs) {
  const service = createCareService({ ...core, accounts });
  const news = createCareNews({ ...core, accounts, orders, links: service.links });
  orders.news.add('ordered_for', news.orderedFor);
  orders.news.onCopy(news.copy);
  const idOf = (params: Readonly<Record<string, string>>) => rowId(params['id']!);
  const handlers: Handlers<typeof careEndpoints> = {
    careCircle: ({ caller }) => service.circle(caller),
    inviteCare: async ({ caller, body, address }) => ({
      success: true,
      ...(await service.invite(caller, body, networkOf(address))),
    }),
    confirmCare: async ({ caller, params, body, address, request }) => ({
      success: true,
      data: await service.confirm(idOf(params), body.otp, networkOf(address), {
        caller,
        requestId: request.id,
      }),
    }),
    acceptCare: async ({ caller, params, request }) => ({
      success: true,
      data: await service.accept(idOf(params), { caller, requestId: request.id }),
    }),
    async endCare({ caller, params, request }) {
      if (!(await service.end(idOf(params), { caller, requestId: request.id })))
        throw notFound('care_not_found');
      return { success: true };
    },
  };
  return defineArea({
    errors: careErrors,
    service,
    handlers,
    jobs: { care: news.tell((key) => core.jobs.add(core.db, 'care', key)) },
    // Whoever agrees meanwhile waits, and finds nobody.
    lockAccount: (tx, accountId) => lockAccount(tx, 'care', accountId),
    eraseAccount: service.forgetAll,
    retention: [
      {
        name: 'unanswered invitations to a care circle',
        days: 0,
        source: 'docs/decisions/care-circle.md: an invitation can be answered for a day',
        remove: service.endUnanswered,
      },
    ],
    async seed(now) {
      await seedDemoCare(core.db, await demo.addPeople([SON], now), now);
    },
    async exportAccount(accountId) {
      const rows = await core.db
        .select()
        .from(careTable)
        .where(or(eq(careTable.helperId, accountId), eq(careTable.personId, accountId)))
        .orderBy(desc(careTable.id));
      const at = (time: Date | null) => time && indianTime(time);
      return {
        care_circle: rows.map((row) => ({
          side: row.helperId === accountId ? 'helper' : 'person',
          relation: row.relation,
          asked_at: at(row.askedAt),
          agreed_at: at(row.agreedAt),
          agreed_by: row.agreedBy,
          text_version: row.textVersion,
          until: at(row.expiresAt),
          ended_at: at(row.endedAt),
          ended_by: row.endedBy,
        })),
      };
    },
  });
}
