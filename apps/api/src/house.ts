import { openExport } from './account/export.ts';
import { openLeaving } from './account/leaving.ts';
import { accountHandlers } from './account/plugin.ts';
import { accountService } from './account/service.ts';
import { embedded, mapSource } from './address/geocoder.ts';
import { googleGeocoder } from './address/google.ts';
import { addressHandlers } from './address/plugin.ts';
import { addressService } from './address/service.ts';
import { openCatalogue } from './medicine/catalogue.ts';
import { importHandler } from './medicine/import/plugin.ts';
import { recordImport } from './medicine/import/record.ts';
import { medicineHandlers } from './medicine/plugin.ts';
import { medicineService } from './medicine/service.ts';
import { openAdmin } from './order/admin.ts';
import { openAfter } from './order/after.ts';
import { medicineKind } from './order/medicine-kind.ts';
import { tellPatients } from './order/messages.ts';
import { orderHandlers } from './order/plugin.ts';
import { orderService } from './order/service.ts';
import { openOrderMoney } from './payment/order-money.ts';
import { paymentHandlers } from './payment/plugin.ts';
import { overNetwork, razorpay, type Provider } from './payment/provider.ts';
import { reconcileEachMinute } from './payment/reconciler.ts';
import { openSandbox, SANDBOX_BASE, sandboxKeys } from './payment/sandbox.ts';
import { paymentService, type Kinds } from './payment/service.ts';
import { unplacedPayments } from './payment/unplaced.ts';
import { byCaller, openAudit } from './platform/audit.ts';
import { startClock } from './platform/clock.ts';
import { openDatabase, type OpenDatabase } from './platform/db/database.ts';
import { openFiles } from './platform/files.ts';
import { admitBy } from './platform/http/access.ts';
import { buildApp, callFrom } from './platform/http/app.ts';
import { safeHeaders } from './platform/http/headers.ts';
import { keep } from './platform/http/kept.ts';
import { callerOf } from './platform/http/register.ts';
import { openRepeats } from './platform/http/repeats.ts';
import { closeApp } from './platform/http/stop.ts';
import { openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { openOutbox } from './platform/outbox.ts';
import { openPages } from './platform/pages.ts';
import { platformHandlers } from './platform/plugin.ts';
import { openSender, type Ways } from './platform/sender.ts';
import { msg91 } from './platform/sender-msg91.ts';
import { twilio } from './platform/sender-twilio.ts';
import type { Settings } from './platform/settings.ts';
import { storageOf } from './platform/storages.ts';
import { openTries } from './platform/tries.ts';
import { loadSharp } from './platform/upload/encode.ts';
import { openWeb, type AskApi } from './platform/web.ts';
import { prescriptionHandlers } from './prescription/plugin.ts';
import { prescriptionService } from './prescription/service.ts';
import { staffHandlers } from './staff/plugin.ts';
import { staffService } from './staff/service.ts';

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
  /** Instead of the ways that the settings name. */
  ways?: Ways;
}

const waysOf = ({ sms }: Settings): Ways | undefined =>
  sms && ('msg91' in sms ? msg91(sms.msg91) : twilio(sms.twilio));

/** All rooms of the server, put together; nothing listens yet. */
export async function openHouse({
  settings,
  log,
  token,
  database,
  prepare,
  kinds,
  provider: given,
  ways,
}: Asked) {
  // While the database opens, in a thread of its own: the first who uploads a picture does not wait for it.
  loadSharp().catch((error: unknown) => {
    log.error({ err: error }, 'pictures cannot be read');
  });
  const opened = database ?? (await openDatabase(settings, log));
  await prepare?.(opened);
  const { db } = opened;
  const headers = safeHeaders(settings.production);
  const clock = startClock(settings.clockStart);
  const jobs = openJobs(db, log);
  const audit = openAudit({ db, clock });
  const files = openFiles({ db, clock, jobs, storage: storageOf(settings) });
  const [catalogue, web] = await Promise.all([
    openCatalogue(opened, log),
    openWeb(settings.webDist, headers),
  ]);
  const sandbox = settings.demo && !settings.razorpay && !given ? openSandbox({ db, clock, log }) : undefined;
  const provider =
    given ??
    (settings.razorpay
      ? razorpay(settings.razorpay, {
          scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
          transport: overNetwork('https://api.razorpay.com'),
        })
      : sandbox &&
        razorpay(sandboxKeys, { scriptUrl: `${SANDBOX_BASE}/checkout.js`, transport: sandbox.transport }));

  const outbox = openOutbox(db, clock);
  const sender = openSender(ways ?? waysOf(settings) ?? (settings.demo ? outbox.ways : {}), log);
  const accounts = accountService({
    db,
    clock,
    log,
    audit,
    files,
    sender,
    tries: openTries(db, clock),
    otpLimits: settings.otp,
  });
  const medicines = medicineService({
    db,
    catalogue,
    clock,
    audit,
    drawingVersion: web?.drawingVersion ?? '',
  });
  const geocoder = settings.googleMapsKey
    ? googleGeocoder({ key: settings.googleMapsKey, log, otherwise: embedded })
    : embedded;
  const addresses = addressService({ db, clock, geocoder });
  const money = openOrderMoney({ db, clock, jobs, provider });
  const orders = orderService({ db, clock, money, files, jobs });
  const prescriptions = prescriptionService({ db, clock, files, jobs, audit, orders, accounts });
  const medicine = medicineKind({ medicines, addresses, prescriptions, orders });
  const payments = paymentService({
    db,
    clock,
    log,
    jobs,
    orders,
    money,
    kinds: { medicine: medicine.kind, ...kinds },
    provider,
    isGone: accounts.isGone,
  });
  tellPatients({ db, clock, jobs, sender, accounts, money });
  const leaving = openLeaving({
    db,
    clock,
    jobs,
    accounts,
    parts: [orders, payments, prescriptions, addresses, medicines, outbox],
  });
  const exported = openExport({
    clock,
    accounts,
    shelves: {
      addresses: addresses.list,
      orders: orders.exported,
      prescriptions: prescriptions.list,
      wishlist: medicines.wishlist,
    },
  });

  const kept = keep();
  let ask: AskApi;
  const pages = openPages({
    web,
    headers,
    log,
    demo: settings.demo,
    mapOrigin: settings.mapTiles && new URL(settings.mapTiles.url).origin,
    ask: (path) => ask(path),
  });
  catalogue.onChange(() => {
    kept.clear();
    pages.clear();
  });
  const app = await buildApp({
    settings,
    log,
    headers,
    kept,
    admit: admitBy(token, accounts.findCaller, audit.refused),
    repeats: openRepeats(db, clock),
    besides: sandbox?.mount,
    pages: pages.handler,
    handlers: {
      ...platformHandlers({ clock, database: opened, outbox, demo: settings.demo }),
      ...accountHandlers({ accounts, leaving, exported }),
      ...medicineHandlers({
        medicines,
        drawPack: web?.drawPack,
        importCatalogue: importHandler({
          database: opened,
          refresh: catalogue.refresh,
          imported: (tx, counts, request) =>
            recordImport(audit, tx, counts, byCaller({ caller: callerOf(request), requestId: request.id })),
          log,
        }),
      }),
      ...addressHandlers({ addresses, geocoder, map: mapSource(settings) }),
      ...prescriptionHandlers(prescriptions),
      ...staffHandlers({ staff: staffService({ audit, accounts }), prescriptions, medicines }),
      ...orderHandlers({
        orders,
        medicine,
        payments,
        after: openAfter({ db, medicines, prescriptions, orders }),
        admin: openAdmin({ db, clock, audit, jobs, orders }),
        unplaced: () => unplacedPayments(db, accounts),
      }),
      ...paymentHandlers(payments),
    },
  });
  ask = callFrom(app, kept);
  await app.ready();
  await jobs.start(opened.embedded);
  const reconciler = reconcileEachMinute({ payments, clock, log });
  return {
    app,
    database: opened,
    catalogue,
    clock,
    payments,
    jobs,
    sandbox,
    sender,
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
