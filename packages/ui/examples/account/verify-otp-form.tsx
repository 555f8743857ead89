import { VerifyOtpForm } from '@doorstep/ui/account/verify-otp-form';

export default function Example() {
  return (
    <VerifyOtpForm
      mobile="9876543210"
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      resendIn={30}
      onResend={() => {}}
      onBack={() => {}}
    />
  );
}
