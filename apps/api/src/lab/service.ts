import type { ReportList } from './report-list.ts';

/** What other areas may ask of lab tests. */
export const createLabService = (reports: Pick<ReportList, 'list'>) => ({
  /** A person's own, the latest collected first. */
  reports: reports.list,
});
export type LabService = ReturnType<typeof createLabService>;
