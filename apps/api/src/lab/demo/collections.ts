import { COLLECTION_MINUTES, labServiceType, type SampleState } from '@doorstep/contract/lab';
import type { OrderStatus } from '@doorstep/contract/order';
import type { BookingStatus } from '@doorstep/contract/schedule';
import type { Item } from '../../order/service.ts';
import type { Reason } from '../../payment/service.ts';
import { indianDay, indianMidnight } from '../../platform/clock.ts';
import { lockAccount } from '../../platform/db/account-lock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Files } from '../../platform/files.ts';
import { newFileId } from '../../platform/storage.ts';
import { paidFor, type TestRow } from '../catalogue.ts';
import type { AskedCollection } from '../pricing.ts';
import {
  collectionTable,
  labMeasureTable,
  reportTable,
  reportValueTable,
  type collectorTable,
} from '../schema.ts';
import { printReport } from './report.ts';

interface Moved {
  status: OrderStatus;
  at: Date;
  byAccountId: number;
}
type CollectorRow = typeof collectorTable.$inferSelect;
/** What other areas of the demo do for these collections. Amounts in paise. */
export interface Helpers {
  place: (
    tx: Queries,
    order: {
      serviceType: typeof labServiceType;
      idPrefix: string;
      accountId: number;
      paymentId: number | null;
      items: readonly Item[];
      subtotalPaise: number;
      feePaise: number;
      name: string;
      mobile: string;
      address: string;
      distanceKm: number;
      promisedAt: null;
      details: AskedCollection;
      steps: readonly [Moved, ...Moved[]];
    },
  ) => Promise<string>;
  pay: (
    tx: Queries,
    paid: {
      accountId: number;
      serviceType: typeof labServiceType;
      subtotalPaise: number;
      feePaise: number;
      frozen: unknown;
      at: Date;
    },
  ) => Promise<number>;
  startRefund: (
    tx: Queries,
    back: {
      orderId: string;
      paymentId: number;
      amountPaise: number;
      reason: Reason;
      at: Date;
      processedAt: Date;
    },
  ) => Promise<void>;
  book: (
    tx: Queries,
    booking: {
      orderId: string;
      accountId: number;
      serviceType: typeof labServiceType;
      reference: string;
      resourceId: number;
      status: BookingStatus;
      startsAt: Date;
      seats: readonly number[];
      minutes: number;
    },
  ) => Promise<void>;
}
interface Story {
  /** English titles. */
  tests: readonly string[];
  state: SampleState | 'cancelled';
  /** Indian days from today, and the time of the day. */
  day: number;
  time: string;
  /** Which collector comes. */
  collector?: number;
  /** Paid when somebody comes. */
  isDue?: true;
  /** Of its report, by code. */
  values?: Readonly<Record<string, number>>;
}
/** One in every state, and two reports of the same test. */
const STORIES: readonly Story[] = [
  { tests: ['HbA1c', 'Vitamin D (25-OH)'], state: 'booked', day: 1, time: '09:00', isDue: true },
  { tests: ['Lipid profile', 'Thyroid profile'], state: 'booked', day: 2, time: '07:30', collector: 0 },
  { tests: ['Complete blood count (CBC)'], state: 'collected', day: -1, time: '10:00', collector: 1 },
  { tests: ['Lipid profile'], state: 'at-lab', day: -3, time: '08:00', collector: 2 },
  { tests: ['Vitamin D (25-OH)'], state: 'cancelled', day: -5, time: '16:00' },
  {
    tests: ['HbA1c', 'Thyroid profile'],
    state: 'reported',
    day: -24,
    time: '08:30',
    collector: 0,
    values: { hba1c: 6.1, tsh: 3.2 },
  },
  {
    tests: ['HbA1c'],
    state: 'reported',
    day: -130,
    time: '08:30',
    collector: 3,
    values: { hba1c: 6.6 },
  },
];
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS,
  HOME = {
    name: 'Asha Kumari',
    mobile: '9876543210',
    address: 'Flat 4B, Shanti Apartments, Kanke Road, Near Gandhi Nagar Gate, Ranchi, Jharkhand 834001',
    distanceKm: 4.2,
  },
  POINT = { latitude: 23.3812, longitude: 85.3163 };
const startOf = ({ day, time }: Story, now: Date): Date =>
  new Date(
    indianMidnight(indianDay(now)).getTime() +
      day * DAY_MS +
      Number(time.slice(0, 2)) * HOUR_MS +
      Number(time.slice(3)) * 60_000,
  );
const statusOf = (state: Story['state']): BookingStatus =>
  state === 'reported' ? 'done' : state === 'booked' || state === 'cancelled' ? state : 'started';

interface Known {
  db: Database;
  files: Pick<Files, 'keep'>;
  tests: readonly TestRow[];
  collectors: readonly CollectorRow[];
  resourceId: number;
  patientId: number;
  adminId: number;
  now: Date;
}
/** Asha's, where there are no collections yet. */
export async function seedCollections(
  { place, pay, startRefund, book }: Helpers,
  { db, files, tests, collectors, resourceId, patientId, adminId, now }: Known,
): Promise<void> {
  if ((await db.$count(collectionTable)) > 0) return;
  /** The id of its order. */
  async function one(tx: Queries, story: Story): Promise<string> {
    const { state, isDue = false } = story,
      own = story.tests.map((title) => tests.find((row) => row.title === title)!),
      collector = story.collector === undefined ? undefined : collectors[story.collector],
      startsAt = startOf(story, now),
      at = new Date(Math.min(startsAt.getTime(), now.getTime()) - 30 * HOUR_MS),
      after = (hours: number) => new Date(startsAt.getTime() + hours * HOUR_MS),
      subtotalPaise = own.reduce((sum, row) => sum + paidFor(row.pricePaise, row.offerPaise), 0);
    const of = { accountId: patientId, serviceType: labServiceType, subtotalPaise, feePaise: 0 } as const;
    const items = own.map((row): Item => ({
      productType: labServiceType,
      reference: `test:${row.id}`,
      title: row.title,
      detail: null,
      quantity: 1,
      pricePaise: paidFor(row.pricePaise, row.offerPaise),
      taxCode: '9993',
      gstRate: 0,
      data: { testIds: [row.id] },
    }));
    const paymentId = isDue ? null : await pay(tx, { ...of, frozen: { items }, at });
    const steps: [Moved, ...Moved[]] = [{ status: 'processing', at, byAccountId: patientId }];
    if (state === 'reported') steps.push({ status: 'delivered', at: after(30), byAccountId: adminId });
    if (state === 'cancelled') steps.push({ status: 'cancelled', at: after(-20), byAccountId: patientId });
    const orderId = await place(tx, {
      ...of,
      ...HOME,
      idPrefix: 'LT',
      paymentId,
      items,
      promisedAt: null,
      details: {
        tests: own.map(({ id }) => id),
        packages: [],
        address: HOME.address,
        date: indianDay(startsAt),
        time: story.time,
        ...POINT,
        name: HOME.name,
      },
      steps,
    });
    await book(tx, {
      orderId,
      accountId: patientId,
      serviceType: labServiceType,
      reference: items[0]!.reference,
      resourceId,
      status: statusOf(state),
      startsAt,
      minutes: COLLECTION_MINUTES,
      seats: state === 'booked' ? [resourceId, ...(collector ? [collector.resourceId] : [])] : [],
    });
    const isCollected = state !== 'booked' && state !== 'cancelled';
    await tx.insert(collectionTable).values({
      orderId,
      collectorId: collector?.id ?? null,
      state: state === 'cancelled' ? 'booked' : state,
      fastingHours: Math.max(...own.map(({ fastingHours }) => fastingHours)),
      ...POINT,
      collectedAt: isCollected ? after(0.25) : null,
      atLabAt: state === 'at-lab' || state === 'reported' ? after(3) : null,
      reportedAt: state === 'reported' ? after(30) : null,
    });
    if (state === 'cancelled' && paymentId !== null)
      await startRefund(tx, {
        orderId,
        paymentId,
        amountPaise: subtotalPaise,
        reason: { code: 'cancelled_by_you' },
        at: after(-20),
        processedAt: after(-19),
      });
    return orderId;
  }
  const reported: Array<readonly [Story, string]> = [];
  await db.transaction(async (tx) => {
    // Of two servers that begin together one goes on, and the other finds them.
    await lockAccount(tx, 'collection demo', patientId);
    if ((await tx.$count(collectionTable)) > 0) return;
    for (const story of STORIES) {
      const orderId = await one(tx, story);
      if (story.values) reported.push([story, orderId]);
    }
  });
  const measures = new Map((await db.select().from(labMeasureTable)).map((row) => [row.code, row]));
  for (const [story, orderId] of reported) {
    const values = Object.entries(story.values!).map(([code, value], position) => {
        const { name, unit, low, high } = measures.get(code)!;
        return { position, code, name, value, unit, low, high };
      }),
      startsAt = startOf(story, now);
    const bytes = await printReport({ patient: HOME.name, orderId, collectedAt: startsAt, values });
    await files.keep(
      { accountId: patientId, kind: 'report', type: 'application/pdf', bytes },
      async (tx, insert) => {
        const id = newFileId();
        await tx.insert(reportTable).values({
          id,
          orderId,
          fileId: await insert(),
          uploadedAt: new Date(startsAt.getTime() + 30 * HOUR_MS),
        });
        await tx
          .insert(reportValueTable)
          .values(values.map((value) => Object.assign(value, { reportId: id })));
      },
    );
  }
}
