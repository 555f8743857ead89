import type { PrepPlan } from '@doorstep/contract/lab';
import { planOf } from '@doorstep/contract/lab';
import type { LabBooking } from '@doorstep/contract/lab.schema';
import { labPlanTexts } from '@doorstep/contract/lab-plan.messages.en';
import { labPlanTextsHi } from '@doorstep/contract/lab-plan.messages.hi';
import { toRupees } from '@doorstep/contract/money';
import { promiseText } from '@doorstep/contract/promise-text';
import { eq, inArray } from 'drizzle-orm';
import { placeFacts } from '../address/service.ts';
import type { ItemRow, OrderRow, OrderService } from '../order/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { minutesOf, type BookingFacts, type BookingKind, type ScheduleService } from '../schedule/service.ts';
import { serializeTest, type LabCatalogue } from './catalogue.ts';
import { labItemData, type AskedCollection } from './pricing.ts';
import { collectionTable, collectorTable } from './schema.ts';

interface Needs {
  db: Database;
  orders: OrderService;
  schedule: ScheduleService;
  catalogue: LabCatalogue;
}
const textsIn = { en: labPlanTexts, hi: labPlanTextsHi };
type Kind = LabBooking['data']['items'][number]['kind'];
/** Of an item's reference: 'test:12'. */
const kindAndId = (reference: string): [Kind, number] => {
  const [kind, id] = reference.split(':');
  return [kind as Kind, Number(id)];
};
const iso = (at: Date | null): string | null => at && indianTime(at);
/** The preparation in sentences, for what has no page: a calendar, a paper. */
function prepareOf({ fasting_hours, last_meal_at, water_only, medicines }: PrepPlan) {
  const say = (language: 'en' | 'hi') => {
    const texts = textsIn[language],
      said = medicines.map((one) => (language === 'hi' ? one.text_hi : one.text));
    return [
      last_meal_at === null
        ? texts.usual
        : texts.lastMeal({ time: promiseText[language].at(new Date(last_meal_at)), hours: fasting_hours }),
      ...(water_only ? [texts.water] : []),
      ...(said.length > 0 ? [texts.ask({ medicines: said.join(', ') })] : []),
    ];
  };
  const hindi = say('hi');
  return say('en').map((text, i) => ({ text, text_hi: hindi[i]! }));
}

/** What is told of collections: to their patients, and with all that a page of one shows. */
export function createLabDescriptions({ db, orders, schedule, catalogue }: Needs) {
  /** Tests and packages of several orders, by the order's id, with both names. */
  async function contents(queries: Queries, ids: readonly string[]) {
    const tests = new Map((await catalogue.testRows(queries)).map((row) => [row.id, row])),
      packages = new Map((await catalogue.packageRows(queries)).map((row) => [row.id, row]));
    const of = (item: ItemRow) => {
      const [kind, id] = kindAndId(item.reference);
      return {
        kind,
        id,
        title: item.title,
        title_hi: (kind === 'package' ? packages.get(id)?.nameHi : tests.get(id)?.titleHi) ?? item.title,
        price: toRupees(item.pricePaise),
      };
    };
    const byOrder = Map.groupBy(await orders.items(queries, ids), ({ orderId }) => orderId);
    return (id: string) => {
      const items = byOrder.get(id) ?? [],
        testIds = new Set(items.flatMap(({ data }) => labItemData.parse(data).testIds));
      return {
        items: items.map(of),
        tests: [...testIds].flatMap((testId) => tests.get(testId) ?? []),
      };
    };
  }
  const describe: BookingKind['describe'] = async (queries, all) => {
    const ids = all.map(({ order }) => order.id),
      of = await contents(queries, ids);
    const collectors = new Map(
      (
        await queries
          .select({ orderId: collectionTable.orderId, collector: collectorTable })
          .from(collectionTable)
          .innerJoin(collectorTable, eq(collectorTable.id, collectionTable.collectorId))
          .where(inArray(collectionTable.orderId, ids))
      ).map(({ orderId, collector }) => [orderId, collector]),
    );
    return new Map(
      all.map(({ booking, order }): [string, BookingFacts] => {
        const { items, tests } = of(order.id),
          collector = collectors.get(order.id),
          more = items.length - 1,
          first = items[0] ?? { title: '', title_hi: '' };
        const plan = planOf(tests.map(serializeTest), indianTime(booking.startsAt));
        return [
          order.id,
          {
            serviceId: kindAndId(booking.reference)[1],
            who: (order.details as AskedCollection | null)?.name ?? '',
            title: more > 0 ? textsIn.en.andMore({ title: first.title, more }) : first.title,
            title_hi: more > 0 ? textsIn.hi.andMore({ title: first.title_hi, more }) : first.title_hi,
            detail: promiseText.en.duration(minutesOf(booking)),
            detail_hi: promiseText.hi.duration(minutesOf(booking)),
            place: order.address,
            ...placeFacts(order.address),
            person: collector
              ? {
                  name: collector.name,
                  photo: null,
                  role: 'Sample collector',
                  role_hi: 'सैंपल लेने वाले',
                  registration_no: '',
                  languages: [...collector.languages],
                  mobile: collector.mobile,
                }
              : null,
            code: null,
            patient: null,
            keep_ready: [],
            prepare: prepareOf(plan),
            doctor_order: null,
          },
        ];
      }),
    );
  };
  /** Of one's own collection; undefined for one that is not there. */
  async function whole(order: OrderRow): Promise<Omit<LabBooking['data'], 'reports'> | undefined> {
    const row = await schedule.bookings.rowOf(db, order.id),
      [collection] = await db.select().from(collectionTable).where(eq(collectionTable.orderId, order.id));
    if (!row || !collection) return undefined;
    const booking = await schedule.bookings.one(row),
      { items, tests } = (await contents(db, [order.id]))(order.id);
    return {
      booking,
      items,
      subtotal: toRupees(order.subtotalPaise),
      delivery_charge: toRupees(order.feePaise),
      total: toRupees(order.totalPaise),
      payment_status: booking.payment_status,
      plan: planOf(tests.map(serializeTest), indianTime(row.startsAt)),
      sample: {
        state: collection.state,
        collected_at: iso(collection.collectedAt),
        at_lab_at: iso(collection.atLabAt),
        reported_at: iso(collection.reportedAt),
      },
    };
  }
  return { contents, describe, whole };
}
export type LabDescriptions = ReturnType<typeof createLabDescriptions>;
