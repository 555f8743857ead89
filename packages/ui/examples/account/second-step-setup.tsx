import { SecondStepSetup } from '@doorstep/ui/account/second-step-setup';

export default function Example() {
  return (
    <SecondStepSetup
      qr={[[true, true], [true, false]]}
      secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      form={{
        register: (name) => ({ name }),
        errors: {},
        attempt: 0,
        onSubmit: () => {},
        onBack: () => {},
      }}
    />
  );
}
