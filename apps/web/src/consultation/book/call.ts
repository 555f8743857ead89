import { bookVideo, videoDoctors } from '@doorstep/contract/consultation.routes';
import { checked } from '../../app/checked.ts';
import { answers } from '../../app/use-call.ts';

/** What is paid for. */
export const call = checked(
  { bookVideo },
  async () => (await import('@doorstep/contract/consultation.schema')).consultationEndpoints,
);
export const { useCall } = answers({ videoDoctors });
