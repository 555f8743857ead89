import { RecoveryCodes, type RecoveryCodesProps } from '@doorstep/ui/account/recovery-codes';
import { SecondStepForm } from '@doorstep/ui/account/second-step-form';
import { SecondStepSetup, type SecondStepSetupProps } from '@doorstep/ui/account/second-step-setup';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SkeletonText } from '@doorstep/ui/base/skeleton';

export interface SecondStepViewProps {
  title: string;
  /** Purpose of this step. */
  text: string | undefined;
  /** Failure that no form shows. */
  error: string | undefined;
  form: SecondStepSetupProps['form'];
  recovery: boolean;
  onRecoveryChange: (recovery: boolean) => void;
  /** Enrolment of a person without an app. */
  setup: Pick<SecondStepSetupProps, 'qr' | 'secret'> | 'loading' | undefined;
  /** Shown once, after the setup. */
  codes: RecoveryCodesProps | undefined;
}

export function SecondStepView({
  title,
  text,
  error,
  form,
  recovery,
  onRecoveryChange,
  setup,
  codes,
}: SecondStepViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={title} />
      {text && <p>{text}</p>}
      {codes ? (
        <>
          {error && <Notice tone="danger">{error}</Notice>}
          <RecoveryCodes {...codes} />
        </>
      ) : setup === 'loading' ? (
        error ? (
          <Notice tone="danger">{error}</Notice>
        ) : (
          <SkeletonText lines={6} />
        )
      ) : setup ? (
        <SecondStepSetup {...setup} form={form} />
      ) : (
        <SecondStepForm {...form} recovery={recovery} onRecoveryChange={onRecoveryChange} />
      )}
    </div>
  );
}
