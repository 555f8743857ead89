import { travelPaise } from '@doorstep/contract/delivery';
import { promiseText } from '@doorstep/contract/promise-text';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import type { BookingStatus } from '@doorstep/contract/schedule';
import type { OrderStatus, RxStatus } from '@doorstep/contract/order';
import type { Item } from '../../order/service.ts';
import type { Reason } from '../../payment/service.ts';
import { indianDay, indianMidnight, indianTime } from '../../platform/clock.ts';
import { lockAccount } from '../../platform/db/account-lock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { VisitDetails } from '../pricing.ts';
import { newVisitCode } from '../product-type.ts';
import { visitTable } from '../schema.ts';
import { priceOf, type ServiceRow } from '../services.ts';
import type { NurseRow, TeamRow } from '../teams.ts';

interface Moved {
  status: OrderStatus;
  at: Date;
  byAccountId: number;
}
/** What other areas of the demo do for these visits. Amounts in paise. */
export interface Helpers {
  db: Database;
  place: (
    tx: Queries,
    order: {
      serviceType: typeof paramedicalServiceType;
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
      details: VisitDetails;
      received: { method: 'upi'; reference: string; receiver: string; at: Date } | undefined;
      steps: readonly [Moved, ...Moved[]];
    },
  ) => Promise<string>;
  pay: (
    tx: Queries,
    paid: {
      accountId: number;
      serviceType: typeof paramedicalServiceType;
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
  prescribe: (sheet: {
    key: string;
    accountId: number;
    lines: readonly string[];
    uploadedAt: Date;
  }) => Promise<string>;
  decide: (
    tx: Queries,
    decided: {
      orderId: string;
      positions: readonly number[];
      prescriptionId: string | null;
      status: RxStatus;
      reason: string | null;
      by: undefined;
      written: undefined;
    },
  ) => Promise<void>;
  book: (
    tx: Queries,
    booking: {
      orderId: string;
      accountId: number;
      serviceType: typeof paramedicalServiceType;
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
  title: string;
  status: BookingStatus;
  /** Indian days from today, and the full hour; of today hours from the one that runs. */
  day: number;
  hour: number;
  team: string;
  /** Which nurse of the team comes. */
  nurse?: number;
  /** Paid when somebody comes. */
  isDue?: true;
  /** Done, and its money was not recorded. */
  isUnpaid?: true;
  notes?: string;
}
/** One in every state. */
const STORIES: readonly Story[] = [
  { title: 'Catheterization', status: 'checking', day: 3, hour: 10, team: 'Ranchi' },
  {
    title: 'Dressing',
    status: 'booked',
    day: 1,
    hour: 10,
    team: 'Ranchi',
    nurse: 0,
    isDue: true,
    notes: 'The lift is out of order. Second floor.',
  },
  { title: 'Nursing care', status: 'on-the-way', day: 0, hour: 1, team: 'Ranchi', nurse: 1 },
  { title: 'Physiotherapy', status: 'started', day: 0, hour: 0, team: 'Kanke', nurse: 1 },
  { title: 'Stitch removal', status: 'done', day: -4, hour: 11, team: 'Ranchi', nurse: 0, isDue: true },
  {
    title: 'Injection into a muscle',
    status: 'done',
    day: -2,
    hour: 9,
    team: 'Kanke',
    nurse: 0,
    isDue: true,
    isUnpaid: true,
  },
  { title: 'ECG at home', status: 'cancelled', day: -1, hour: 16, team: 'Hatia' },
];
const ORDER_STATUS: Record<BookingStatus, OrderStatus> = {
  checking: 'pending',
  booked: 'processing',
  'on-the-way': 'processing',
  started: 'processing',
  done: 'delivered',
  cancelled: 'cancelled',
};
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS,
  KM = 4.2,
  HOME = {
    name: 'Asha Kumari',
    mobile: '9876543210',
    address: 'Flat 4B, Shanti Apartments, Kanke Road, Near Gandhi Nagar Gate, Ranchi, Jharkhand 834001',
    distanceKm: KM,
  };
const startOf = ({ day, hour }: Story, now: Date): Date =>
  day === 0
    ? // Half hours of the zone: an Indian hour begins at half past.
      new Date(Math.floor((now.getTime() + HOUR_MS / 2) / HOUR_MS) * HOUR_MS - HOUR_MS / 2 + hour * HOUR_MS)
    : new Date(indianMidnight(indianDay(now)).getTime() + day * DAY_MS + hour * HOUR_MS);

interface Known {
  services: readonly ServiceRow[];
  teams: readonly TeamRow[];
  nurses: readonly NurseRow[];
  patientId: number;
  adminId: number;
  now: Date;
}
/** Asha's, where there are no visits yet. */
export async function seedVisits(
  { db, place, pay, startRefund, prescribe, decide, book }: Helpers,
  { services, teams, nurses, patientId, adminId, now }: Known,
): Promise<void> {
  if ((await db.$count(visitTable)) > 0) return;
  const prescriptionId = await prescribe({
    key: 'catheter',
    accountId: patientId,
    lines: ['Change of urinary catheter, Foley 16 Fr, at home'],
    uploadedAt: new Date(now.getTime() - HOUR_MS / 3),
  });
  async function one(tx: Queries, story: Story): Promise<void> {
    const { title, status, isDue = false, isUnpaid = false } = story,
      service = services.find((row) => row.title === title)!,
      team = teams.find(({ name }) => name === story.team)!,
      nurse =
        story.nurse === undefined
          ? undefined
          : nurses.filter(({ teamId }) => teamId === team.id)[story.nurse],
      startsAt = startOf(story, now),
      at = new Date(
        Math.min(startsAt.getTime(), now.getTime()) - (status === 'checking' ? 1 / 4 : 30) * HOUR_MS,
      ),
      endedAt = new Date(startsAt.getTime() + (status === 'done' ? service.minutes / 60 : -20) * HOUR_MS),
      subtotalPaise = priceOf(service),
      feePaise = isDue ? travelPaise(KM) : 0;
    const of = {
      accountId: patientId,
      serviceType: paramedicalServiceType,
      subtotalPaise,
      feePaise,
    } as const;
    const items: Item[] = [
      {
        productType: paramedicalServiceType,
        reference: String(service.id),
        title,
        detail: promiseText.en.duration(service.minutes),
        quantity: 1,
        pricePaise: subtotalPaise,
        taxCode: '9993',
        gstRate: 0,
        data: { needsOrder: service.needsOrder, teamIds: teams.map(({ id }) => id) },
      },
    ];
    const paymentId = isDue ? null : await pay(tx, { ...of, frozen: { items }, at });
    const last = ORDER_STATUS[status],
      steps: [Moved, ...Moved[]] = [
        { status: service.needsOrder ? 'pending' : 'processing', at, byAccountId: patientId },
      ];
    if (last === 'delivered') steps.push({ status: last, at: endedAt, byAccountId: adminId });
    if (last === 'cancelled') steps.push({ status: last, at: endedAt, byAccountId: patientId });
    const orderId = await place(tx, {
      ...of,
      ...HOME,
      idPrefix: 'PV',
      paymentId,
      items,
      promisedAt: null,
      received:
        isDue && !isUnpaid && status === 'done'
          ? { method: 'upi', reference: '433061728394', receiver: nurse?.name ?? '', at: endedAt }
          : undefined,
      details: { time: indianTime(startsAt), name: HOME.name, notes: story.notes ?? null },
      steps,
    });
    const isOver = status === 'done' || status === 'cancelled';
    await book(tx, {
      orderId,
      accountId: patientId,
      serviceType: paramedicalServiceType,
      reference: String(service.id),
      resourceId: team.resourceId,
      status,
      startsAt,
      minutes: service.minutes,
      seats: isOver ? [] : [team.resourceId, ...(nurse ? [nurse.resourceId] : [])],
    });
    const hasBegun = status === 'started' || status === 'done';
    await tx.insert(visitTable).values({
      orderId,
      teamId: team.id,
      nurseId: nurse?.id ?? null,
      code: hasBegun ? null : newVisitCode(),
      onWayAt:
        hasBegun || status === 'on-the-way'
          ? new Date(Math.min(startsAt.getTime() - HOUR_MS / 2, now.getTime()))
          : null,
      startedAt: hasBegun ? startsAt : null,
      doneAt: status === 'done' ? endedAt : null,
    });
    if (status === 'checking')
      await decide(tx, {
        orderId,
        positions: [0],
        prescriptionId,
        status: 'checking',
        reason: null,
        by: undefined,
        written: undefined,
      });
    if (status === 'cancelled' && paymentId !== null)
      await startRefund(tx, {
        orderId,
        paymentId,
        amountPaise: subtotalPaise,
        reason: { code: 'cancelled_by_you' },
        at: endedAt,
        processedAt: new Date(endedAt.getTime() + HOUR_MS),
      });
  }
  await db.transaction(async (tx) => {
    // Of two servers that begin together one goes on, and the other finds them.
    await lockAccount(tx, 'visit demo', patientId);
    if ((await tx.$count(visitTable)) > 0) return;
    for (const story of STORIES) await one(tx, story);
  });
}
