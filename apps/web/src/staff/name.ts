import { groupMobile } from '@doorstep/ui/base/mobile-field';

/** What staff call a patient: whoever logs in with an OTP may have no name yet (decision C39). */
export const nameOf = ({ name, mobile }: { name: string; mobile: string }): string =>
  name || groupMobile(mobile);
