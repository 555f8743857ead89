import { OtpField } from '@doorstep/ui/account/otp-field';

export default function Example() {
  return <OtpField />;
}
