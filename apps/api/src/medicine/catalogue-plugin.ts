import { catalogueEndpoints } from '@doorstep/contract/catalogue.schema';
import { indianDay, type Clock } from '../platform/clock.ts';
import { csvHeaders } from '../platform/csv.ts';
import { notFound } from '../platform/http/http-error.ts';
import { queryOf, type Handlers } from '../platform/http/register.ts';
import type { createImports } from './import/undo.ts';
import type { MedicinePictures } from './pictures.ts';
import type { MedicineService } from './service.ts';

interface Needs {
  medicines: MedicineService;
  pictures: MedicinePictures;
  imports: ReturnType<typeof createImports>;
  clock: Clock;
}

export const catalogueHandlers = ({
  medicines,
  pictures,
  imports,
  clock,
}: Needs): Handlers<typeof catalogueEndpoints> => ({
  staffMedicines: ({ query }) => medicines.kept(query),
  async staffMedicine({ params }) {
    const data = await medicines.staffDetail(params['id']!);
    if (!data) throw notFound('medicine_not_found');
    return { success: true, data };
  },
  addMedicine: async ({ caller, body, request }) => ({
    success: true,
    data: await medicines.add(caller, body, request.id),
  }),
  async changeMedicine({ caller, params, body, request }) {
    const changed = await medicines.change(caller, params['id']!, body, request.id);
    if (!changed) throw notFound('medicine_not_found');
    return { success: true, data: changed };
  },
  // The raw request: where there is no body at all, nothing was parsed.
  uploadMedicinePicture: async ({ caller, params, query, request }) => ({
    success: true,
    data: await pictures.upload({ caller, requestId: request.id }, params['id']!, query.seen_at, {
      stream: request.raw,
      contentType: request.headers['content-type']!,
    }),
  }),
  changeMedicinePicture: async ({ caller, params, body, request }) => ({
    success: true,
    data: await pictures.change({ caller, requestId: request.id }, params['id']!, body),
  }),
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
