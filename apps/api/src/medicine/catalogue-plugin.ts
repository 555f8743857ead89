import { catalogueEndpoints } from '@doorstep/contract/catalogue.schema';
import { indianDay, type Clock } from '../platform/clock.ts';
import { checked, type Handlers } from '../platform/http/register.ts';
import type { MedicineService } from './service.ts';

interface Needs {
  medicines: MedicineService;
  clock: Clock;
}

export const catalogueHandlers = ({ medicines, clock }: Needs): Handlers<typeof catalogueEndpoints> => ({
  bulkMedicines: async ({ caller, body, request }) => ({
    success: true,
    data: await medicines.bulk(caller, body, request.id),
  }),
  exportCatalogue(request, reply) {
    const wanted = checked(catalogueEndpoints.exportCatalogue.query, request.query);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="catalogue-${indianDay(clock.now())}.csv"`)
      .send(medicines.exportCsv(wanted));
  },
});
