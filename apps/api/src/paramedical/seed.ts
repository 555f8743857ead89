import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { DEMO_NURSES, DEMO_TEAMS } from './demo/teams.ts';
import { readyOf } from './demo/service.ts';
import { DEMO_SERVICES } from './demo/services.ts';
import { drawingPath } from './drawings.ts';
import { STEP_MINUTES, TRAVEL_MINUTES, VISIT_MINUTES } from './hours.ts';
import { homeServiceTable, nurseTable, visitTeamTable } from './schema.ts';

/** By day and night, each day. */
const AROUND_THE_CLOCK = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 0, to: 1440 }));

/** Where there are none yet. */
export async function seedDemoServices(db: Database, { resources }: ScheduleService): Promise<void> {
  if ((await db.$count(homeServiceTable)) > 0) return;
  const resource = (tx: Queries, capacity: number) =>
    resources.add(tx, {
      capacity,
      slotMinutes: VISIT_MINUTES,
      bufferMinutes: TRAVEL_MINUTES,
      stepMinutes: STEP_MINUTES,
      weekly: AROUND_THE_CLOCK,
    });
  await db.transaction(async (tx) => {
    // Of two servers that begin together one goes on, and the other finds them. They are nobody's.
    await lockAccount(tx, 'home service demo', 0);
    if ((await tx.$count(homeServiceTable)) > 0) return;
    await tx.insert(homeServiceTable).values(
      DEMO_SERVICES.map((one) => ({
        title: one.title[0],
        titleHi: one.title[1],
        description: one.about[0],
        descriptionHi: one.about[1],
        image: drawingPath(one.kind),
        minutes: one.minutes,
        pricePaise: one.price * 100,
        offerPaise: one.offer === undefined ? null : one.offer * 100,
        aroundTheClock: one.night ?? false,
        needsOrder: one.order ?? false,
        keepReady: readyOf(one.ready),
      })),
    );
    for (const team of DEMO_TEAMS) {
      const nurses = DEMO_NURSES.filter((one) => one.team === team.name);
      const [row] = await tx
        .insert(visitTeamTable)
        .values({ ...team, resourceId: await resource(tx, nurses.length) })
        .returning({ id: visitTeamTable.id });
      for (const { team: _, ...nurse } of nurses)
        await tx.insert(nurseTable).values({ ...nurse, teamId: row!.id, resourceId: await resource(tx, 1) });
    }
  });
}
