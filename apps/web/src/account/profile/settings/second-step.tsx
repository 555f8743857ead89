import { appCodeForm } from '@doorstep/contract/account.form';
import * as routes from '@doorstep/contract/second-step.routes';
import { RecoveryCodes } from '@doorstep/ui/account/recovery-codes';
import { SecondStepForm } from '@doorstep/ui/account/second-step-form';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { calls } from '../../../app/call.ts';
import { bySchema, clearing, translated } from '../../../app/form.ts';
import { say } from '../../../app/toasts.ts';
import { answers } from '../../../app/use-call.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { accountFormErrors } from '../../errors.en.ts';
import { accountMessages } from '../../messages.en.ts';
import { refusedForm } from '../../refusal.ts';

const { call } = calls(routes);
const { useCall } = answers(routes);

/** Second step of a member of staff: its state, recovery codes left, and new ones. */
export default function SecondStep() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const status = useCall('getSecondStep');
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    reset,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({ ...bySchema(appCodeForm), defaultValues: { code: '' } });
  const [problem, setProblem] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { recovery_codes } = await call('renewRecoveryCodes', { body });
      setCodes(recovery_codes);
      reset(undefined, { keepSubmitCount: true });
      void status.refresh().catch(() => {});
    } catch (error) {
      setProblem(refusedForm(error, messages.actionFailed, words, ['code'], setError));
    }
  });
  async function copy(list: readonly string[]) {
    try {
      await navigator.clipboard.writeText(list.join('\n'));
      say('success', messages.copied);
    } catch {
      say('error', messages.copyFailed);
    }
  }
  if (status.state === 'loading') return <SkeletonText lines={4} />;
  if (status.state === 'error')
    return (
      <ErrorState
        title={messages.secondStepFailed}
        description={messages.nothingLost}
        headingLevel={3}
        offline={status.problem === 'offline'}
        onRetry={status.retry}
      />
    );
  const { enrolled_at, recovery_codes_left: left, required } = status.data.data;
  if (enrolled_at === null) return <p>{required ? messages.secondStepAtLogin : messages.secondStepOff}</p>;
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onCopy={() => void copy(codes)}
        onPrint={() => window.print()}
        onSaved={() => setCodes(undefined)}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <p>{messages.codesLeft(left)}</p>
      <p className="text-content-muted">{messages.renewText}</p>
      <SecondStepForm
        register={clearing({ register, clearErrors })}
        errors={translated(errors, formErrors)}
        attempt={submitCount}
        busy={isSubmitting}
        error={problem}
        submitLabel={messages.renewCodes}
        onSubmit={(event) => void submit(event)}
      />
    </div>
  );
}
