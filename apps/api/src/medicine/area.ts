import { medicineErrors } from '@doorstep/contract/medicine.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { defineArea, type Core } from '../platform/area.ts';
import { byCaller } from '../platform/audit.ts';
import { callerOf } from '../platform/http/register.ts';
import { createCatalogue } from './catalogue.ts';
import { demoLine, seedDemoMedicines } from './demo/seed.ts';
import { importHandler } from './import/plugin.ts';
import { recordImport } from './import/record.ts';
import { clearStages } from './import/stage.ts';
import { packsOf } from './packs.ts';
import { medicineHandlers } from './plugin.ts';
import { createMedicineService } from './service.ts';

export async function createMedicine(core: Core) {
  const { db, database, log, audit } = core;
  const [catalogue, packs] = await Promise.all([createCatalogue(database, log), core.web.then(packsOf)]);
  catalogue.onChange(core.clearCaches);
  const service = createMedicineService({ ...core, catalogue, drawingVersion: packs?.version ?? '' });
  return defineArea({
    errors: medicineErrors,
    service,
    catalogue,
    handlers: medicineHandlers({
      medicines: service,
      drawPack: packs?.draw,
      importCatalogue: importHandler({
        database,
        refresh: catalogue.refresh,
        imported: (tx, counts, request) =>
          recordImport(audit, tx, counts, byCaller({ caller: callerOf(request), requestId: request.id })),
        log,
        errors: { ...commonErrors, ...medicineErrors },
      }),
    }),
    eraseAccount: service.forgetAll,
    exportAccount: async (accountId) => ({ wishlist: await service.wishlist(accountId) }),
    recover: () => clearStages(database),
    async seed() {
      if ((await seedDemoMedicines(db)) > 0) await catalogue.refresh();
    },
    /** For the seeds of areas behind it. */
    demo: { pick: (composition: string) => demoLine(db, composition) },
    async close() {
      catalogue.close();
    },
  });
}
