import { mobileDigits } from '@doorstep/contract/account';
import { registerBody } from '@doorstep/contract/account.form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CallError } from '../../app/fetcher.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useTitle } from '../../app/head.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { momentIn } from '../../app/countdown.ts';
import { keepFresh } from '../fresh.ts';
import { safeNext, withNext } from '../../app/next.ts';
import { refusedForm } from '../refusal.ts';
import { useSignedIn } from '../../app/session.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { SignupView } from './view.tsx';

const fields = ['mobile', 'name', 'email', 'password', 'confirm_password'] as const;

export default function SignupPage() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'), location.origin);
  const signedIn = useSignedIn();
  const {
    register,
    clearErrors,
    handleSubmit,
    getValues,
    setError,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema(registerBody),
    defaultValues: { mobile: '', name: '', email: '', password: '', confirm_password: '' },
  });
  const [problem, setProblem] = useState<string>();
  useTitle(messages.signUp);
  useEffect(() => {
    if (signedIn) void navigate(next, { replace: true });
  }, [signedIn, navigate, next]);

  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { resend_after } = await call('register', { body });
      const mobile = mobileDigits(getValues('mobile'));
      keepFresh({ mobile, password: body.password });
      void navigate(withNext('/login', next), {
        state: {
          message: messages.registered,
          mobile,
          resendAt: momentIn(resend_after),
        },
      });
    } catch (error) {
      const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
      setProblem(
        refusedForm(
          error,
          refused ? messages.registerRefused : messages.registerFailed,
          words,
          fields,
          setError,
        ),
      );
    }
  });
  return (
    <SignupView
      register={clearing({ register, clearErrors })}
      errors={translated(errors, formErrors)}
      attempt={submitCount}
      busy={isSubmitting}
      error={problem}
      loginHref={withNext('/login', next)}
      onSubmit={(event) => {
        void submit(event);
      }}
    />
  );
}
