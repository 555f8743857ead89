import { reviewEndpoints } from '@doorstep/contract/review.schema';
import { staffEndpoints } from '@doorstep/contract/staff.schema';
import { csvHeaders } from '../platform/csv.ts';
import { callerOf, queryOf, type Handlers } from '../platform/http/register.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { StaffService } from './service.ts';
import type { Today } from './today.ts';

interface Needs {
  staff: StaffService;
  today: Today;
  prescriptions: PrescriptionService;
}

export const staffHandlers = ({
  staff,
  today,
  prescriptions,
}: Needs): Handlers<typeof staffEndpoints & typeof reviewEndpoints> => ({
  staffToday: ({ caller, query, request }) => today.today({ caller, requestId: request.id }, query.only),
  staffSearch: ({ caller, query, request }) => today.search({ caller, requestId: request.id }, query.q),
  reviewList: ({ caller, query, request }) => prescriptions.reviewList(caller, query, request.id),
  reviewPrescription: async ({ caller, params, body, request }) => ({
    success: true,
    data: await prescriptions.review(caller, params['id']!, body, request.id),
  }),
  undoReview: async ({ caller, params }) => ({
    success: true,
    data: await prescriptions.undo(caller, params['id']!),
  }),
  claimPrescription: async ({ caller, params, body, request }) => ({
    success: true,
    data: await prescriptions.claim(caller, params['id']!, body.take_over ?? false, request.id),
  }),
  async releasePrescription({ caller, params }) {
    await prescriptions.release(caller, params['id']!);
    return { success: true };
  },
  dispensed: ({ caller, query, request }) =>
    prescriptions.register.page(query, { caller, requestId: request.id }),
  correctEntry: async ({ caller, params, body, request }) => ({
    success: true,
    data: await prescriptions.register.correct(params['id']!, Number(params['position']), body, {
      caller,
      requestId: request.id,
    }),
  }),
  async dispensedCsv(request, reply) {
    const { month, file } = await prescriptions.register.csv(
      queryOf(reviewEndpoints.dispensedCsv.query, request).month,
      { caller: callerOf(request), requestId: request.id },
    );
    return reply.headers(csvHeaders(`register-h1-${month}.csv`)).send(file);
  },
  auditList: ({ query }) => staff.audit(query),
  async auditCsv(request, reply) {
    const file = await staff.auditCsv(queryOf(staffEndpoints.auditCsv.query, request), {
      caller: callerOf(request),
      requestId: request.id,
    });
    return reply.headers(csvHeaders('audit.csv')).send(file);
  },
});
