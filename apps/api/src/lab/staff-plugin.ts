import type { labEndpoints } from '@doorstep/contract/lab.schema';
import type { Handlers } from '../platform/http/register.ts';
import type { CollectionDays } from './day.ts';
import type { ReportList } from './report-list.ts';
import type { Reports } from './reports.ts';
import type { Samples } from './samples.ts';

type Staff = Pick<
  typeof labEndpoints,
  | 'listReports'
  | 'staffCollections'
  | 'setCollection'
  | 'staffReports'
  | 'uploadReport'
  | 'setReportValues'
  | 'removeReport'
>;
interface Needs {
  days: CollectionDays;
  samples: Samples;
  reports: Reports;
  list: ReportList;
}

/** What the staff does with samples and reports, and a patient's own reports. */
export const labStaffHandlers = ({ days, samples, reports, list }: Needs): Handlers<Staff> => ({
  listReports: async ({ caller, query }) => ({
    success: true,
    ...(await list.list(caller.accountId, query)),
  }),
  staffCollections: ({ caller, query, request }) => days.day({ caller, requestId: request.id }, query.day),
  async setCollection({ caller, params, body, request }) {
    const by = { caller, requestId: request.id },
      id = params['id']!;
    await samples.set(by, id, {
      state: body.state,
      collectorId: body.collector_id,
      payment: body.payment ?? undefined,
    });
    return days.day(by, await days.dayOf(id));
  },
  staffReports: ({ caller, params, request }) =>
    reports.staffReports({ caller, requestId: request.id }, params['id']!),
  // The raw request: where there is no body at all, nothing was parsed.
  async uploadReport({ caller, params, request }) {
    const by = { caller, requestId: request.id },
      id = params['id']!;
    await reports.upload(by, id, { stream: request.raw, contentType: request.headers['content-type']! });
    return reports.staffReports(by, id);
  },
  async setReportValues({ caller, params, body, request }) {
    const by = { caller, requestId: request.id };
    return reports.staffReports(by, await reports.setValues(by, params['id']!, body));
  },
  async removeReport({ caller, params, request }) {
    const by = { caller, requestId: request.id };
    return reports.staffReports(by, await reports.remove(by, params['id']!));
  },
});
