import { COLLECTION_MINUTES, collectionHours } from '@doorstep/contract/lab';
import { usualTurnaround } from '@doorstep/contract/store';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { DEMO_COLLECTORS } from './demo/collectors.ts';
import { DEMO_MEASURES } from './demo/measures.ts';
import { DEMO_PACKAGES } from './demo/packages.ts';
import { ASK, SAMPLE } from './demo/test.ts';
import { DEMO_TESTS } from './demo/tests.ts';
import {
  collectorTable,
  labMeasureTable,
  labTable,
  medicalTestTable,
  packageTestTable,
  testPackageTable,
} from './schema.ts';

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Each day; the last one is collected from half past six to seven. */
const WEEKLY = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  from: minuteOf(collectionHours.from),
  to: minuteOf(collectionHours.to) + COLLECTION_MINUTES,
}));

/** Where there are none yet. */
export async function seedDemoTests(db: Database, { resources }: ScheduleService): Promise<void> {
  if ((await db.$count(medicalTestTable)) > 0) return;
  await db.transaction(async (tx) => {
    // Of two servers that begin together one goes on, and the other finds them. They are nobody's.
    await lockAccount(tx, 'lab demo', 0);
    if ((await tx.$count(medicalTestTable)) > 0) return;
    await tx.insert(labMeasureTable).values(
      Object.entries(DEMO_MEASURES).map(([code, { name, unit, range }]) => ({
        code,
        name: name[0],
        nameHi: name[1],
        unit,
        low: range[0],
        high: range[1],
      })),
    );
    const rows = await tx
      .insert(medicalTestTable)
      .values(
        DEMO_TESTS.map((one) => ({
          title: one.title[0],
          titleHi: one.title[1],
          description: one.about[0],
          descriptionHi: one.about[1],
          category: one.category,
          pricePaise: one.price * 100,
          offerPaise: one.offer === undefined ? null : one.offer * 100,
          turnaround: one.turnaround ?? usualTurnaround,
          fastingHours: one.fast ?? 0,
          waterOnly: one.fast !== undefined && one.waterOnly !== false,
          afterMeal: one.afterMeal ?? false,
          medicinesToAsk: (one.ask ?? []).map((name) => ASK[name]),
          sample: SAMPLE[one.sample ?? 'blood'][0],
          sampleHi: SAMPLE[one.sample ?? 'blood'][1],
          sex: one.sex ?? null,
          minAge: one.ages?.[0] ?? null,
          maxAge: one.ages?.[1] ?? null,
          repeatDays: one.repeatDays ?? null,
          measures: one.measures,
        })),
      )
      .returning({ id: medicalTestTable.id, title: medicalTestTable.title });
    const idOf = new Map(rows.map(({ id, title }) => [title, id])),
      priceOf = new Map(DEMO_TESTS.map(({ title, price, offer }) => [title[0], offer ?? price]));
    for (const one of DEMO_PACKAGES) {
      const [made] = await tx
        .insert(testPackageTable)
        .values({
          name: one.name[0],
          nameHi: one.name[1],
          description: one.about[0],
          descriptionHi: one.about[1],
          totalPaise: one.tests.reduce((sum, title) => sum + priceOf.get(title)! * 100, 0),
          offerPaise: one.offer * 100,
        })
        .returning({ id: testPackageTable.id });
      await tx
        .insert(packageTestTable)
        .values(
          one.tests.map((title, position) => ({ packageId: made!.id, testId: idOf.get(title)!, position })),
        );
    }
    const resource = (capacity: number) =>
      resources.add(tx, {
        capacity,
        slotMinutes: COLLECTION_MINUTES,
        bufferMinutes: 0,
        stepMinutes: COLLECTION_MINUTES,
        weekly: WEEKLY,
      });
    await tx.insert(labTable).values({ name: 'Ranchi', resourceId: await resource(DEMO_COLLECTORS.length) });
    for (const collector of DEMO_COLLECTORS)
      await tx.insert(collectorTable).values({ ...collector, resourceId: await resource(1) });
  });
}
