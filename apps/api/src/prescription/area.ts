import { prescriptionErrors } from '@doorstep/contract/prescription.messages.en';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { years } from '../platform/retention.ts';
import { removeOldEntries } from './register-entries.ts';
import { indianDay } from '../platform/clock.ts';
import { auditedPrescriptions } from './audited.ts';
import { decideDemoLines, DEMO_DOCTOR, makeDemoPrescription } from './demo.ts';
import { askDemoCart, type DemoCart } from './demo-carts.ts';
import { seedDemoPrescriptions } from './demo-people.ts';
import { prescriptionHandlers } from './plugin.ts';
import { createPrescriptionService } from './service.ts';
import { tellCartAnswer } from './tell-cart.ts';

declare module '../platform/files.ts' {
  interface FileKinds {
    prescription: true;
  }
}

interface Needs {
  accounts: Pick<AccountService, 'people' | 'idsOf' | 'search' | 'reach'>;
  orders: OrderService;
  /** What a medicine's area says of what is in it. */
  compositionInHindi: (composition: string) => string | undefined;
}
const DAY_MS = 86_400_000,
  HALF_YEAR_MS = 180 * DAY_MS;
/** Of the demo: whose prescriptions they are, and who looks at them. */
const PATIENT = '9876543210',
  SECOND = '9876543211',
  PHARMACIST = '9000000002';

export function createPrescription(core: Core, { accounts, orders, compositionInHindi }: Needs) {
  const service = createPrescriptionService({ ...core, accounts, orders, compositionInHindi });
  for (const [kind, read] of Object.entries(service.news)) orders.news.add(kind, read);
  return defineArea({
    errors: prescriptionErrors,
    service,
    handlers: prescriptionHandlers(service),
    fileKinds: {
      prescription: { staff: 'pharmacist', acting: true, recordOf: (id) => service.recordOf(id) },
    },
    jobs: {
      review: service.held.carryOut,
      unprescribed: service.waits.carryOut,
      cart_answer: tellCartAnswer({ ...core, accounts }),
    },
    recover: service.waits.recover,
    start: () =>
      core.clock.onAdvance(
        () =>
          void Promise.all([service.held.hurry(), service.waits.wake()]).catch((err: unknown) =>
            core.log.warn({ err }, 'what is due by the moved clock could not be read'),
          ),
      ),
    today: [service.queue.today],
    search: [service.queue.search],
    audited: {
      prescription: auditedPrescriptions(core.db),
      // An entry is called by its order.
      register: {
        names: async (ids) => new Map(ids.map((id) => [id, id])),
        ofOrder: async (orderId) => [orderId],
      },
    },
    eraseAccount: (tx, accountId) => service.forgetAll(tx, accountId),
    retention: [
      {
        name: 'prescriptions of medicines that were dispensed',
        days: years(3),
        source: 'Drugs Rules 1945, rule 65(3)(h) for Schedule H1, GSR 588(E) of 30 August 2013: three years',
        remove: service.removeOld,
      },
      {
        name: 'records of the register of Schedule H1',
        days: years(3),
        source: 'Drugs Rules 1945, rule 65(3)(h), GSR 588(E) of 30 August 2013: three years',
        remove: removeOldEntries(core.db),
      },
    ],
    exportAccount: (accountId) => service.exported(accountId),
    async seed(now) {
      const ids = await accounts.idsOf([PATIENT, SECOND, PHARMACIST]);
      await seedDemoPrescriptions(
        core,
        { ashaId: ids.get(PATIENT)!, imranId: ids.get(SECOND)!, pharmacistId: ids.get(PHARMACIST)! },
        now,
      );
    },
    /** For the seeds of areas behind it. */
    demo: {
      decide: decideDemoLines,
      askForCart: (cart: DemoCart) => askDemoCart(core, cart),
      /** The id of one that waits, or that a pharmacist approved, or asked about with a note; the same key is the same one. */
      async prescribe({
        reviewedAt,
        note,
        ...sheet
      }: {
        key: string;
        accountId: number;
        lines: readonly string[];
        uploadedAt: Date;
        reviewedAt?: Date;
        note?: string;
      }): Promise<string> {
        const ids = await accounts.idsOf([PHARMACIST]);
        return makeDemoPrescription(core, {
          ...sheet,
          type: 'image',
          status: reviewedAt && !note ? 'approved' : 'pending',
          ...(reviewedAt && { note: note ?? null, reviewedBy: ids.get(PHARMACIST)!, reviewedAt }),
          ...(reviewedAt &&
            !note && {
              validUntil: indianDay(new Date(reviewedAt.getTime() + HALF_YEAR_MS)),
              ...DEMO_DOCTOR,
              writtenOn: indianDay(new Date(sheet.uploadedAt.getTime() - DAY_MS)),
            }),
        });
      },
    },
  });
}
