import preview from '../../preview.tsx';
import * as LoginForm from '../../../packages/ui/src/account/login-form/login-form.stories.tsx';
import * as OtpField from '../../../packages/ui/src/account/otp-field/otp-field.stories.tsx';
import * as VerifyOtpForm from '../../../packages/ui/src/account/verify-otp-form/verify-otp-form.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const OtpAndResend = () => (
  <Flow
    title="OTP and resend"
    purpose="A number is proved by a code of six digits; it can be asked for again, and what went wrong is said in words."
  >
    <FlowStep
      title="Login with a password, or by OTP"
      of={LoginForm}
      story="Default"
      hindi="Hindi"
      why="Many have no password they remember. The OTP makes the account where there is none, and known and unknown numbers get the same answer."
      rules={['C39', 'T15']}
      proofs={[
        [
          'packages/ui/src/account/login-form/login-form.test.tsx',
          'an OTP is asked for by mouse and by keyboard, without a submit; not while one is on its way, nor while logging in',
        ],
        [
          'apps/api/test/account-otp-login.test.ts',
          'makes the account where there is none: nameless, verified, a patient, and able to order',
        ],
      ]}
      page={['Pages/Login', 'Default']}
    />
    <FlowStep
      title="The code is on its way"
      of={VerifyOtpForm}
      story="Default"
      why="One field, so that the phone can fill the code in and it can be pasted. The seconds until another code are shown, and read out only at their start and end."
      rules={['T13', 'T14']}
      proofs={[
        ['packages/ui/src/account/otp-field/otp-field.test.tsx', 'it is one field that a phone can fill'],
        [
          'packages/ui/src/account/verify-otp-form/verify-otp-form.test.tsx',
          'readers hear the start and the end of the wait, not the seconds',
        ],
        [
          'packages/ui/src/account/verify-otp-form/verify-otp-form.test.tsx',
          'six digits alone send nothing; Enter and the button do, once each',
        ],
      ]}
      page={['Pages/Verify otp', 'Default']}
    />
    <FlowStep
      title="None came: another one"
      of={VerifyOtpForm}
      story="PendingCanResend"
      why="An SMS may come late or never, so a new code can be asked for after the wait. The wait is the server’s, and the same whatever the code is for."
      rules={['T14', 'F34']}
      proofs={[
        [
          'packages/ui/src/account/verify-otp-form/verify-otp-form.test.tsx',
          'another OTP can be asked for when the wait is over, not before, by mouse or keyboard',
        ],
        [
          'apps/api/test/account-otp.test.ts',
          'not before its time: 200 with the seconds left, and nothing is sent, whatever it is for (T14)',
        ],
        [
          'apps/api/test/account-otp.test.ts',
          'a provider that fails: 503 and its sentence for everybody; neither the try nor the code before it is used up (F34)',
        ],
      ]}
      page={['Pages/Verify otp', 'PendingToLogIn']}
    />
    <FlowStep
      title="Not six digits"
      of={OtpField}
      story="Error"
      why="Said in the field, before the server is asked: no try is used up."
      rules={['T13']}
      proofs={[
        ['packages/ui/src/account/otp-field/otp-field.test.tsx', 'what is wrong is tied to it'],
        [
          'packages/ui/src/account/otp-field/otp-field.test.tsx',
          'letters, spaces and a seventh digit do not get in',
        ],
      ]}
      page={['Pages/Verify otp', 'ErrorWrong']}
    />
    <FlowStep
      title="A wrong code"
      of={VerifyOtpForm}
      story="Refused"
      hindi="Hindi"
      why="Five tries and ten minutes. A wrong code, one that ran out and one that was used are refused in the same words, so that nobody learns which it was."
      rules={['T13', 'T16']}
      proofs={[
        ['apps/api/test/account-otp.test.ts', 'five tries, then it is dead; another one lives'],
        ['apps/api/test/account-otp.test.ts', 'it lives ten minutes'],
        [
          'packages/ui/src/account/verify-otp-form/verify-otp-form.test.tsx',
          'what is wrong, refused and done is said',
        ],
      ]}
      page={['Pages/Verify otp', 'ErrorWrong']}
    />
    <FlowStep
      title="Verified, and back to where one was"
      of={VerifyOtpForm}
      story="DoneVerified"
      why="Whoever was stopped on the way to paying goes on there, with cart and address as they were."
      rules={['C32', 'C7', 'F21']}
      proofs={[
        [
          'apps/web/e2e/account.journey.ts',
          'who may not pay yet verifies the mobile and comes back to the payment, with everything kept (C32)',
        ],
        [
          'apps/api/test/account-otp.test.ts',
          'a verified mobile counts from the very next call on: paying is open (C32)',
        ],
      ]}
      page={['Pages/Verify otp', 'DoneVerified']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/OTP and resend',
  component: OtpAndResend,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
