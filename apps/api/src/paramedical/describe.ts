import { promiseText } from '@doorstep/contract/promise-text';
import { inArray } from 'drizzle-orm';
import { placeFacts } from '../address/service.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { minutesOf, type BookingFacts, type BookingKind } from '../schedule/service.ts';
import type { VisitDetails } from './pricing.ts';
import { visitTable } from './schema.ts';
import { roleInHindi } from './roles.ts';
import type { Services } from './services.ts';
import type { Teams } from './teams.ts';

interface Needs {
  services: Services;
  teams: Teams;
  prescriptions: Pick<PrescriptionService['check'], 'ofOrders'>;
}
/** What a patient is told of visits: who comes, and the code for the door while one is needed. */
export const describeVisits =
  ({ services, teams, prescriptions }: Needs): BookingKind['describe'] =>
  async (queries, all) => {
    const ids = all.map(({ order }) => order.id),
      visits = new Map(
        (await queries.select().from(visitTable).where(inArray(visitTable.orderId, ids))).map((row) => [
          row.orderId,
          row,
        ]),
      ),
      known = new Map((await services.rows(queries)).map((row) => [String(row.id), row])),
      nurses = new Map((await teams.nurses(queries)).map((row) => [row.id, row])),
      checks = await prescriptions.ofOrders(queries, ids);
    return new Map(
      all.flatMap(({ booking, order }): Array<[string, BookingFacts]> => {
        const service = known.get(booking.reference),
          visit = visits.get(order.id);
        if (!service || !visit) return [];
        const nurse = nurses.get(visit.nurseId ?? 0),
          isAhead = booking.status === 'booked' || booking.status === 'on-the-way';
        return [
          [
            order.id,
            {
              serviceId: service.id,
              who: (order.details as VisitDetails | null)?.name ?? '',
              title: service.title,
              title_hi: service.titleHi,
              detail: promiseText.en.duration(minutesOf(booking)),
              detail_hi: promiseText.hi.duration(minutesOf(booking)),
              place: order.address,
              ...placeFacts(order.address),
              person: nurse
                ? {
                    name: nurse.name,
                    photo: nurse.photo,
                    role: nurse.role,
                    role_hi: roleInHindi(nurse.role),
                    registration_no: nurse.registrationNo,
                    languages: [...nurse.languages],
                    mobile: nurse.mobile,
                  }
                : null,
              code: isAhead ? visit.code : null,
              patient: null,
              keep_ready: [...service.keepReady],
              doctor_order: checks(order.id).lines.get(0)?.status ?? null,
            },
          ],
        ];
      }),
    );
  };
