import { medicineErrors } from '@doorstep/contract/medicine.messages.en';
import { importErrors } from '@doorstep/contract/medicine-import.messages.en';
import { medicineServiceType } from '@doorstep/contract/medicine';
import { rowId } from '@doorstep/contract/common.schema';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import type { AccountService } from '../account/service.ts';
import type { AddressService } from '../address/service.ts';
import type { OrderService } from '../order/service.ts';
import type { PaymentService } from '../payment/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { byCaller } from '../platform/audit.ts';
import { callerOf } from '../platform/http/register.ts';
import { createCatalogue } from './catalogue.ts';
import { catalogueHandlers } from './catalogue-plugin.ts';
import { seedDemoCarts, type CartHelpers } from './demo/carts.ts';
import { seedDemoOrders, type Helpers } from './demo/orders.ts';
import { demoItem, seedDemoMedicines } from './demo/seed.ts';
import { enforceTable } from './enforce.ts';
import { importHandler } from './import/plugin.ts';
import { recordImport } from './import/record.ts';
import { clearStages } from './import/stage.ts';
import { createImports } from './import/undo.ts';
import { medicineOrderHandlers } from './order-plugin.ts';
import { packsOf } from './packs.ts';
import { createMedicinePictures } from './pictures.ts';
import { medicineHandlers } from './plugin.ts';
import { dataOf, medicineIdOf } from './order-item.ts';
import { createMedicineProductType, type PrescriptionCheck } from './product-type.ts';
import { stricterSchedule } from './schedule-of.ts';
import { createMedicineService, type Meaning } from './service.ts';
import { createSafetyCheck } from './safety-check.ts';
import { medicineSitemap } from './sitemap.ts';

interface Needs {
  accounts: Pick<AccountService, 'idsOf' | 'people'>;
  addresses: AddressService;
  orders: OrderService;
  payments: PaymentService;
  prescriptions: PrescriptionCheck;
  meaningOf: (search: string, isName: boolean) => Meaning | undefined;
  isFiller: (word: string) => boolean;
  /** What other areas do for the orders of the demo. */
  demo: Omit<Helpers, 'db' | 'pick'> & Pick<CartHelpers, 'askForCart'>;
}

export async function createMedicine(
  core: Core,
  { accounts, addresses, orders, payments, prescriptions, meaningOf, isFiller, demo }: Needs,
) {
  const { db, database, log, audit } = core;
  const [catalogue, packs] = await Promise.all([createCatalogue(database, log), core.web.then(packsOf)]);
  catalogue.onChange(core.clearCaches);
  const service = createMedicineService({
    ...core,
    catalogue,
    drawingVersion: packs?.version ?? '',
    meaningOf,
    isFiller,
  });
  const pictures = createMedicinePictures({ ...core, admin: service });
  const safety = createSafetyCheck({ clock: core.clock, medicines: service, orders });
  const sold = createMedicineProductType({
    ...core,
    medicines: service,
    safety,
    addresses,
    prescriptions,
  });
  orders.sell(medicineServiceType, sold.productType);
  prescriptions.addFacts(medicineServiceType, async (items, queries) => {
    const rows = new Map(
      (await service.everyRow([...new Set(items.map(medicineIdOf))], queries)).map((row) => [row.id, row]),
    );
    return new Map(
      items.map((item) => {
        const row = rows.get(medicineIdOf(item)),
          sold = dataOf(item),
          // What it was when it was sold counts; an older order has the catalogue's word of now.
          { schedule = null, composition = null, batch = null } = sold.schedule ? sold : (row ?? {});
        return [
          item,
          {
            composition,
            // An order of before the table may be of a row that said too little.
            schedule: stricterSchedule(schedule, {
              name: item.title,
              composition,
              pack: item.detail,
              form: row?.form,
            }),
            batch,
            strength: row?.strength ?? null,
            form: row?.form ?? null,
            ...service.alikeOf(medicineIdOf(item)),
          },
        ];
      }),
    );
  });
  prescriptions.setCatalogue(async (ids) => new Map((await service.rows(ids)).map((row) => [row.id, row])));
  prescriptions.setCautions(safety.cautionsOf);
  const errors = { ...medicineErrors, ...importErrors };
  return defineArea({
    errors,
    service,
    catalogue,
    handlers: {
      ...medicineOrderHandlers({ db, clock: core.clock, medicines: service, orders, payments, sold }),
      ...catalogueHandlers({
        medicines: service,
        pictures,
        imports: createImports({ ...core, catalogue, accounts }),
        clock: core.clock,
      }),
      ...medicineHandlers({
        medicines: service,
        safety,
        pictures,
        drawPack: packs?.draw,
        importCatalogue: importHandler({
          database,
          refresh: catalogue.refresh,
          imported: (tx, counts, which, request) =>
            recordImport(
              audit,
              tx,
              counts,
              which,
              byCaller({ caller: callerOf(request), requestId: request.id }),
            ),
          log,
          errors: { ...commonErrors, ...errors },
        }),
      }),
    },
    jobs: { medicine_picture: (name) => pictures.clear(name) },
    today: [service.outOfStock],
    search: [service.search],
    sitemap: [medicineSitemap(db)],
    audited: {
      medicine: {
        names: async (ids) =>
          new Map((await service.everyRow(ids.map(rowId))).map(({ id, name }) => [String(id), name])),
      },
    },
    eraseAccount: service.forgetAll,
    exportAccount: async (accountId) => ({ wishlist: await service.exportWishes(accountId) }),
    async recover() {
      await clearStages(database);
      const enforced = await enforceTable(core);
      if (enforced && enforced.raised + enforced.archived > 0) await catalogue.refresh();
    },
    async seed(now) {
      if ((await seedDemoMedicines(db)) > 0) await catalogue.refresh();
      const ids = await accounts.idsOf(['9876543210', '9876543211', '9000000001', '9000000002']);
      const pick = (composition: string) => demoItem(db, composition);
      await seedDemoOrders({ db, pick, ...demo }, ids, now);
      await seedDemoCarts({ pick, askForCart: demo.askForCart }, ids, now);
    },
    /** For the seeds of areas behind it. */
    demo: { pick: (composition: string) => demoItem(db, composition) },
    async close() {
      catalogue.close();
    },
  });
}
