import { removeReport, setReportValues, staffReports, uploadReport } from '@doorstep/contract/lab.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call, target } = calls({ removeReport, setReportValues, uploadReport });
export const { useCall } = answers({ staffReports });
