import { createAccountExport } from './account/export.ts';
import { createAccountDeletion } from './account/account-deletion.ts';
import { accountHandlers } from './account/plugin.ts';
import { createAccountService } from './account/service.ts';
import { embedded, mapSource } from './address/geocoder.ts';
import { googleGeocoder } from './address/google.ts';
import { addressHandlers } from './address/plugin.ts';
import { createAddressService } from './address/service.ts';
import { errorMessages } from './errors.ts';
import { createCatalogue } from './medicine/catalogue.ts';
import { importHandler } from './medicine/import/plugin.ts';
import { recordImport } from './medicine/import/record.ts';
import { medicineHandlers } from './medicine/plugin.ts';
import { createMedicineService } from './medicine/service.ts';
import { createOrderAdmin } from './order/admin.ts';
import { createOrderActions } from './order/order-actions.ts';
import { createMedicineProductType } from './order/medicine-product-type.ts';
import { notifyPatients } from './order/notifications.ts';
import { orderHandlers } from './order/plugin.ts';
import { createOrderService } from './order/service.ts';
import { createOrderMoney } from './payment/order-money.ts';
import { paymentHandlers } from './payment/plugin.ts';
import { overNetwork, razorpay, type Provider } from './payment/provider.ts';
import { reconcileEachMinute } from './payment/reconciler.ts';
import { createSandbox, SANDBOX_BASE, sandboxKeys } from './payment/sandbox.ts';
import { createPaymentService, type ProductTypes } from './payment/service.ts';
import { orphanPayments } from './payment/orphan-payments.ts';
import { byCaller, createAudit } from './platform/audit.ts';
import { startClock } from './platform/clock.ts';
import { createDatabase, type DatabaseHandle } from './platform/db/database.ts';
import { createFiles } from './platform/files.ts';
import { admitBy } from './platform/http/access.ts';
import { buildApp, callFrom } from './platform/http/app.ts';
import { safeHeaders } from './platform/http/headers.ts';
import { keep } from './platform/http/response-cache.ts';
import { callerOf } from './platform/http/register.ts';
import { createIdempotencyKeys } from './platform/http/idempotency-keys.ts';
import { closeApp } from './platform/http/stop.ts';
import { createJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { createOutbox } from './platform/outbox.ts';
import { createPages } from './platform/pages.ts';
import { platformHandlers } from './platform/plugin.ts';
import { createSender, type Channels } from './platform/sender.ts';
import { msg91 } from './platform/sender-msg91.ts';
import { twilio } from './platform/sender-twilio.ts';
import type { Settings } from './platform/settings.ts';
import { storageOf } from './platform/storages.ts';
import { createThrottle } from './platform/throttle.ts';
import { loadSharp } from './platform/upload/encode.ts';
import { createWeb, type AskApi } from './platform/web.ts';
import { prescriptionHandlers } from './prescription/plugin.ts';
import { createPrescriptionService } from './prescription/service.ts';
import { staffHandlers } from './staff/plugin.ts';
import { createStaffService } from './staff/service.ts';

interface Asked {
  settings: Settings;
  log: Log;
  token: string;
  database?: DatabaseHandle;
  /** Runs on the migrated database before it is first read. */
  prepare?: (database: DatabaseHandle) => Promise<void>;
  /** Services besides medicines, by what they sell. */
  productTypes?: ProductTypes;
  /** Instead of the one that the settings name. */
  provider?: Provider;
  /** Instead of the ways that the settings name. */
  channels?: Channels;
}

const channelsOf = ({ sms }: Settings): Channels | undefined =>
  sms && ('msg91' in sms ? msg91(sms.msg91) : twilio(sms.twilio));

/** All rooms of the server, put together; nothing listens yet. */
export async function createServer({
  settings,
  log,
  token,
  database,
  prepare,
  productTypes,
  provider: given,
  channels,
}: Asked) {
  // While the database opens, in a thread of its own: the first who uploads a picture does not wait for it.
  loadSharp().catch((error: unknown) => {
    log.error({ err: error }, 'pictures cannot be read');
  });
  const opened = database ?? (await createDatabase(settings, log));
  await prepare?.(opened);
  const { db } = opened;
  const headers = safeHeaders(settings.production);
  const clock = startClock(settings.clockStart);
  const jobs = createJobs(db, log);
  const audit = createAudit({ db, clock });
  const files = createFiles({ db, clock, jobs, storage: storageOf(settings) });
  const [catalogue, web] = await Promise.all([
    createCatalogue(opened, log),
    createWeb(settings.webDist, headers),
  ]);
  const sandbox =
    settings.demo && !settings.razorpay && !given ? createSandbox({ db, clock, log }) : undefined;
  const provider =
    given ??
    (settings.razorpay
      ? razorpay(settings.razorpay, {
          scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
          transport: overNetwork('https://api.razorpay.com'),
        })
      : sandbox &&
        razorpay(sandboxKeys, { scriptUrl: `${SANDBOX_BASE}/checkout.js`, transport: sandbox.transport }));

  const outbox = createOutbox(db, clock);
  const sender = createSender(
    channels ?? channelsOf(settings) ?? (settings.demo ? outbox.channels : {}),
    log,
  );
  const accounts = createAccountService({
    db,
    clock,
    log,
    audit,
    files,
    sender,
    tries: createThrottle(db, clock),
    otpLimits: settings.otp,
  });
  const medicines = createMedicineService({
    db,
    catalogue,
    clock,
    audit,
    drawingVersion: web?.drawingVersion ?? '',
  });
  const geocoder = settings.googleMapsKey
    ? googleGeocoder({ key: settings.googleMapsKey, log, otherwise: embedded })
    : embedded;
  const addresses = createAddressService({ db, clock, geocoder });
  const money = createOrderMoney({ db, clock, jobs, provider });
  const orders = createOrderService({ db, clock, money, files, jobs });
  const prescriptions = createPrescriptionService({ db, clock, files, jobs, audit, orders, accounts });
  const medicine = createMedicineProductType({ medicines, addresses, prescriptions, orders });
  const payments = createPaymentService({
    db,
    clock,
    log,
    jobs,
    orders,
    money,
    productTypes: { medicine: medicine.kind, ...productTypes },
    provider,
    isGone: accounts.isGone,
  });
  notifyPatients({ db, clock, jobs, sender, accounts, money });
  const leaving = createAccountDeletion({
    db,
    clock,
    jobs,
    accounts,
    parts: [orders, payments, prescriptions, addresses, medicines, outbox],
  });
  const exported = createAccountExport({
    clock,
    accounts,
    exportSources: {
      addresses: addresses.list,
      orders: orders.exported,
      prescriptions: prescriptions.list,
      wishlist: medicines.wishlist,
    },
  });

  const kept = keep();
  let ask: AskApi;
  const pages = createPages({
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
    errors: errorMessages,
    kept,
    admit: admitBy(token, accounts.findCaller, audit.refused),
    repeats: createIdempotencyKeys(db, clock),
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
          errors: errorMessages,
        }),
      }),
      ...addressHandlers({ addresses, geocoder, map: mapSource(settings) }),
      ...prescriptionHandlers(prescriptions),
      ...staffHandlers({ staff: createStaffService({ audit, accounts }), prescriptions, medicines }),
      ...orderHandlers({
        orders,
        medicine,
        payments,
        after: createOrderActions({ db, medicines, prescriptions, orders }),
        admin: createOrderAdmin({ db, clock, audit, jobs, orders }),
        unplaced: () => orphanPayments(db, accounts),
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
export type AppServer = Awaited<ReturnType<typeof createServer>>;
