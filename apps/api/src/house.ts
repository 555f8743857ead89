import { join } from 'node:path';
import { accountHandlers } from './account/plugin.ts';
import { accountService } from './account/service.ts';
import { addressHandlers } from './address/plugin.ts';
import { addressService } from './address/service.ts';
import { openCatalogue } from './medicine/catalogue.ts';
import { importHandler } from './medicine/import/plugin.ts';
import { medicineHandlers } from './medicine/plugin.ts';
import { medicineService } from './medicine/service.ts';
import { medicineKind } from './order/medicine-kind.ts';
import { orderHandlers } from './order/plugin.ts';
import { orderService } from './order/service.ts';
import { paymentHandlers } from './payment/plugin.ts';
import { overNetwork, razorpay, type Provider } from './payment/provider.ts';
import { reconcileEachMinute } from './payment/reconciler.ts';
import { openSandbox, SANDBOX_BASE, sandboxKeys } from './payment/sandbox.ts';
import { paymentService, type Kinds } from './payment/service.ts';
import { startClock } from './platform/clock.ts';
import { openDatabase, type OpenDatabase } from './platform/db/database.ts';
import { admitBy } from './platform/http/access.ts';
import { buildApp, callFrom } from './platform/http/app.ts';
import { safeHeaders } from './platform/http/headers.ts';
import { keep } from './platform/http/kept.ts';
import { openRepeats } from './platform/http/repeats.ts';
import { closeApp } from './platform/http/stop.ts';
import { openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { openPages } from './platform/pages.ts';
import { platformHandlers } from './platform/plugin.ts';
import type { Settings } from './platform/settings.ts';
import { folderStorage } from './platform/storage.ts';
import { openTries } from './platform/tries.ts';
import { openWeb, type AskApi } from './platform/web.ts';
import { prescriptionHandlers } from './prescription/plugin.ts';
import { prescriptionService } from './prescription/service.ts';

interface Asked {
  settings: Settings;
  log: Log;
  token: string;
  database?: OpenDatabase;
  /** Runs on the migrated database before it is first read. */
  prepare?: (database: OpenDatabase) => Promise<void>;
  /** Services besides medicines, by what they sell. */
  kinds?: Kinds;
  /** Instead of the one that the settings name. */
  provider?: Provider;
}

/** All rooms of the server, put together; nothing listens yet. */
export async function openHouse({ settings, log, token, database, prepare, kinds, provider: given }: Asked) {
  const opened = database ?? await openDatabase(settings, log);
  await prepare?.(opened);
  const { db } = opened;
  const headers = safeHeaders(settings.production);
  const clock = startClock(settings.clockStart);
  const jobs = openJobs(db, log);
  const [catalogue, web] = await Promise.all([openCatalogue(opened, log), openWeb(settings.webDist, headers)]);
  const sandbox = settings.demo && !settings.razorpay && !given ? openSandbox({ db, clock, log }) : undefined;
  const provider = given ?? (settings.razorpay ? razorpay(settings.razorpay, { scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js', transport: overNetwork('https://api.razorpay.com') })
    : sandbox && razorpay(sandboxKeys, { scriptUrl: `${SANDBOX_BASE}/checkout.js`, transport: sandbox.transport }));

  const accounts = accountService({ db, clock, tries: openTries(db, clock) });
  const medicines = medicineService({ db, catalogue, clock, drawingVersion: web?.drawingVersion ?? '' });
  const addresses = addressService({ db, clock });
  const prescriptions = prescriptionService({ db, clock, storage: folderStorage(join(settings.dataDir, 'files')) });
  const orders = orderService({ db, clock });
  const medicine = medicineKind({ medicines, addresses, prescriptions });
  const payments = paymentService({ db, clock, log, jobs, orders, kinds: { medicine: medicine.kind, ...kinds }, provider });

  const kept = keep();
  let ask: AskApi;
  const pages = openPages({ web, headers, log, demo: settings.demo, ask: (path) => ask(path) });
  catalogue.onChange(() => { kept.clear(); pages.clear(); });
  const app = await buildApp({
    settings, log, headers, kept, admit: admitBy(token, accounts.findCaller), repeats: openRepeats(db, clock), besides: sandbox?.mount, pages: pages.handler,
    handlers: {
      ...platformHandlers({ clock, database: opened, demo: settings.demo }),
      ...accountHandlers(accounts),
      ...medicineHandlers({ medicines, drawPack: web?.drawPack, importCatalogue: importHandler({ database: opened, refresh: catalogue.refresh, log }) }),
      ...addressHandlers(addresses),
      ...prescriptionHandlers(prescriptions),
      ...orderHandlers({ orders, medicine, payments }),
      ...paymentHandlers(payments),
    },
  });
  ask = callFrom(app, kept);
  await app.ready();
  await jobs.start(opened.embedded);
  const reconciler = reconcileEachMinute({ payments, clock, log });
  return {
    app, database: opened, catalogue, clock, payments, jobs, sandbox,
    async close() {
      catalogue.close();
      await closeApp(app);
      await reconciler.close();
      await sandbox?.close();
      await jobs.close();
      if (!database) await opened.close();
    },
  };
}
export type House = Awaited<ReturnType<typeof openHouse>>;
