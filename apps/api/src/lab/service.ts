import type { LabCatalogue } from './catalogue.ts';
import type { ReportList } from './report-list.ts';

/** What other areas may ask of lab tests. */
export const createLabService = (
  reports: Pick<ReportList, 'list'>,
  catalogue: Pick<LabCatalogue, 'list' | 'packages'>,
) => ({
  /** A person's own, the latest collected first. */
  reports: reports.list,
  /** Those that are sold. */
  tests: catalogue.list,
  packages: catalogue.packages,
});
export type LabService = ReturnType<typeof createLabService>;
