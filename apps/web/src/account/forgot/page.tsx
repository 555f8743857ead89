import { mobileDigits } from '@doorstep/contract/account';
import { mobileForm, resetPasswordBody } from '@doorstep/contract/account.form';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useTitle } from '../../app/head.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { refusal, refusedForm } from '../refusal.ts';
import { clearSession } from '../../app/session.ts';
import { savedUser } from '../../app/user.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { ForgotView, type ForgotViewProps } from './view.tsx';

export default function ForgotPage() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { mobile?: string } | null };
  const [step, setStep] = useState<'mobile' | 'reset'>('mobile');
  const [mobile, setMobile] = useState(state?.mobile ?? savedUser()?.mobile ?? '');
  const asked = useForm({
    ...bySchema(mobileForm),
    defaultValues: { mobile },
  });
  const reset = useForm({
    ...bySchema(resetPasswordBody),
    defaultValues: { mobile, otp: '', new_password: '' },
  });
  const [problem, setProblem] = useState<string>();
  useTitle(step === 'mobile' ? messages.forgotTitle : messages.resetTitle);
  // A step is a page of its own to whoever does not see it.
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else focusHeading();
  }, [step]);

  const ask = asked.handleSubmit(async () => {
    const to = mobileDigits(asked.getValues('mobile'));
    setProblem(undefined);
    try {
      await call('sendOtp', { body: { mobile: to, purpose: 'reset' } });
      setMobile(to);
      reset.setValue('mobile', to);
      setStep('reset');
    } catch (error) {
      setProblem(refusal(error, messages.otpNotSent, words));
    }
  });
  const change = reset.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await call('resetPassword', { body });
      // All sessions have ended, this browser's with them.
      clearSession();
      void navigate('/login', { state: { message: messages.resetDone, mobile } });
    } catch (error) {
      setProblem(refusedForm(error, messages.resetFailed, words, ['otp', 'new_password'], reset.setError));
    }
  });
  const shown =
    step === 'mobile'
      ? {
          register: clearing(asked),
          errors: asked.formState.errors,
          attempt: asked.formState.submitCount,
          busy: asked.formState.isSubmitting,
          submit: ask,
        }
      : {
          register: clearing(reset),
          errors: reset.formState.errors,
          attempt: reset.formState.submitCount,
          busy: reset.formState.isSubmitting,
          submit: change,
        };
  return (
    <ForgotView
      step={step}
      mobile={mobile}
      register={shown.register as ForgotViewProps['register']}
      errors={translated(shown.errors, formErrors)}
      attempt={shown.attempt}
      busy={shown.busy}
      message={step === 'reset' && messages.otpSent}
      error={problem}
      onSubmit={(event) => {
        void shown.submit(event);
      }}
      onResend={() => {
        setProblem(undefined);
        setStep('mobile');
      }}
    />
  );
}
