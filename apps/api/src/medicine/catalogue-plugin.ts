import { catalogueEndpoints } from '@doorstep/contract/catalogue.schema';
import { indianDay, type Clock } from '../platform/clock.ts';
import { csvHeaders } from '../platform/csv.ts';
import { notFound } from '../platform/http/http-error.ts';
import { queryOf, type Handlers } from '../platform/http/register.ts';
import type { createImports } from './import/undo.ts';
import type { MedicineService } from './service.ts';

interface Needs {
  medicines: MedicineService;
  imports: ReturnType<typeof createImports>;
  clock: Clock;
}

export const catalogueHandlers = ({
  medicines,
  imports,
  clock,
}: Needs): Handlers<typeof catalogueEndpoints> => ({
  bulkMedicines: async ({ caller, body, request }) => ({
    success: true,
    data: await medicines.bulk(caller, body, request.id),
  }),
  catalogueImports: ({ query }) => imports.imports(query),
  async undoImport({ caller, params, body, request }) {
    const data = await imports.undoImport(caller, params['id']!, body.dry_run === true, request.id);
    if (!data) throw notFound('import_not_found');
    return { success: true, data };
  },
  exportCatalogue(request, reply) {
    const wanted = queryOf(catalogueEndpoints.exportCatalogue.query, request);
    return reply
      .headers(csvHeaders(`catalogue-${indianDay(clock.now())}.csv`))
      .send(medicines.exportCsv(wanted));
  },
});
