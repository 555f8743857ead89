import type { reviewEndpoints } from '@doorstep/contract/review.schema';
import type { staffEndpoints } from '@doorstep/contract/staff.schema';
import { sql } from 'drizzle-orm';
import { stored, supplied } from '../../../test/prescriptions.ts';
import { adminAlone, everyoneOfStaff, pharmacistAlone, pharmacistAndAdmin } from '../../../test/answers.ts';
import { mobiles } from '../../../test/people.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  staffToday: {
    example: () => ({ query: '?only=counts' }),
    answers: everyoneOfStaff,
  },
  staffSearch: {
    example: () => ({ query: '?q=para' }),
    answers: everyoneOfStaff,
  },
  reviewList: {
    example: () => ({ query: '?status=all&page=1&limit=5' }),
    answers: pharmacistAlone,
  },
  reviewPrescription: {
    example: async (shop, server) => ({
      params: { id: await stored(shop, server) },
      body: {
        decision: 'approved',
        reason: 'Valid for the whole course',
        lines: [],
        called_at: server.clock.now().toISOString(),
        valid_until: '2027-01-31',
      },
    }),
    answers: pharmacistAlone,
  },
  undoReview: {
    example: async (shop, server) => {
      const id = await stored(shop, server);
      await server.database.db.execute(
        sql`insert into prescription_held (prescription_id, body, by_account_id, request_id, at, due_at) select ${id}, '{"decision":"approved","lines":[]}', id, '', now(), ${new Date(server.clock.now().getTime() + 3_600_000)} from account where mobile = ${mobiles.pharmacist}`,
      );
      return { params: { id } };
    },
    answers: pharmacistAlone,
    isUsedUp: true,
  },
  claimPrescription: {
    example: async (shop, server) => ({
      params: { id: await stored(shop, server) },
      body: { take_over: true },
    }),
    answers: pharmacistAlone,
  },
  releasePrescription: {
    example: async (shop, server) => ({ params: { id: await stored(shop, server) } }),
    answers: pharmacistAlone,
  },
  dispensed: {
    example: () => ({ query: '?month=2026-11&page=1&limit=5' }),
    answers: pharmacistAndAdmin,
  },
  correctEntry: {
    example: async (shop, server) => ({
      params: { id: await supplied(shop, server), position: '0' },
      body: {
        patient_name: 'Asha Kumari',
        doctor: {
          name: 'Dr. Rekha Sinha',
          registration: 'JMC 40117',
          address: 'Sadar Hospital, Ranchi',
          written_on: '2026-11-02',
        },
        reason: 'Read again on the prescription',
        seen: 0,
      },
    }),
    answers: pharmacistAlone,
    isUsedUp: true,
  },
  dispensedCsv: {
    example: () => ({ query: '?month=2026-11' }),
    answers: pharmacistAndAdmin,
  },
  auditList: {
    example: () => ({
      query: '?page=1&limit=5&who=1&whose=asha&what=read&order=OD-BBBBBBBBBBBB&from=2026-11-01&to=2026-11-24',
    }),
    answers: adminAlone,
  },
  auditCsv: {
    example: () => ({ query: '?whose=asha&from=2026-11-24' }),
    answers: adminAlone,
  },
} satisfies AreaExamples<typeof staffEndpoints & typeof reviewEndpoints>;
