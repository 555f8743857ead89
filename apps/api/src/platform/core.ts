import type { Area, Core } from './area.ts';
import { createAudit } from './audit.ts';
import { startClock, type Clock } from './clock.ts';
import type { DatabaseHandle } from './db/database.ts';
import { createFileAccess } from './file-access.ts';
import { createFiles } from './files.ts';
import { createJobs } from './jobs.ts';
import type { Log } from './log.ts';
import { createOutbox } from './outbox.ts';
import { createRetained } from './retained.ts';
import { createSender, type Channels } from './sender.ts';
import { smtp } from './sender-smtp.ts';
import { msg91 } from './sender-msg91.ts';
import { twilio } from './sender-twilio.ts';
import type { Settings } from './settings.ts';
import { storageOf } from './storages.ts';
import { createThrottle } from './throttle.ts';
import type { Web } from './web.ts';

interface Needs {
  settings: Settings;
  log: Log;
  database: DatabaseHandle;
  /** Instead of those that the settings name. */
  channels?: Channels | undefined;
  clock?: Clock | undefined;
  web?: Promise<Web | undefined>;
  clearCaches?: () => void;
}

/** What is set up: each way by itself. */
const channelsOf = ({ sms, smtp: mail }: Settings): Channels => ({
  ...(sms && ('msg91' in sms ? msg91(sms.msg91) : twilio(sms.twilio))),
  ...(mail && smtp(mail)),
});

/** What all areas share; `join` makes the areas known, once they are created. */
export function createCore({
  settings,
  log,
  database,
  channels,
  clock = startClock(settings.clockStart),
  web = Promise.resolve(undefined),
  clearCaches = () => {},
}: Needs) {
  const { db } = database;
  const jobs = createJobs(db, log);
  const audit = createAudit({ db, clock });
  const storage = storageOf(settings);
  const files = createFiles({ db, clock, jobs, storage });
  const fileAccess = createFileAccess({ db, files, audit });
  const outbox = createOutbox(db, clock);
  const retained = createRetained({ db, clock, audit, files });
  const sender = createSender(
    channels ?? { ...(settings.demo && outbox.channels), ...channelsOf(settings) },
    log,
  );
  const throttle = createThrottle(db, clock);
  const areas: Area[] = [],
    clears = [clearCaches];
  const core: Core = {
    settings,
    log,
    database,
    db,
    clock,
    jobs,
    audit,
    storage,
    files,
    fileAccess,
    sender,
    outbox,
    retained,
    throttle,
    web,
    clearCaches() {
      for (const clear of clears) clear();
    },
    onClear: (clear) => clears.push(clear),
    areas,
  };
  function join(created: readonly Area[]): void {
    for (const area of created) {
      jobs.declare(area.jobs ?? {});
      fileAccess.allow(area.fileKinds ?? {});
      if (area.mayOpen) fileAccess.letIn(area.mayOpen);
      areas.push(area);
    }
  }
  return { core, join };
}

/** Fills what is empty of the demo store, area by area. */
export async function seedAreas({ areas }: Core, now: Date): Promise<void> {
  for (const area of areas) await area.seed?.(now);
}
/** Before the first request: what an earlier process left half done goes, and a demo store is filled. */
export async function prepareAreas(core: Core): Promise<void> {
  for (const area of core.areas) await area.recover?.();
  if (core.settings.demo) await seedAreas(core, core.clock.now());
}
