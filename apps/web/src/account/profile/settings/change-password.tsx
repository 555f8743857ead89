import { passwordBody } from '@doorstep/contract/account.form';
import { PasswordForm } from '@doorstep/ui/account/password-form';
import { Link } from '@doorstep/ui/base/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { bySchema, clearing, translated } from '../../../app/form.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { call } from '../../call.ts';
import { useProfile, useSessions } from '../../data.ts';
import { refusedForm } from '../../refusal.ts';
import { savedUser } from '../../../app/user.ts';
import { accountFormErrors } from '../../errors.en.ts';
import { accountMessages } from '../../messages.en.ts';

const EMPTY = { current_password: '', new_password: '' };

/** Once it is known whether there is one. */
export function ChangePassword() {
  const messages = usePageMessages('account', accountMessages);
  const profile = useProfile();
  if (profile.state !== 'ready') return false;
  if (profile.data.has_password) return <Form />;
  return (
    <>
      <p>{messages.noPassword}</p>
      <Link
        href="/ForgotPassword"
        className="inline-flex min-h-target items-center font-medium text-accent-text underline underline-offset-4"
      >
        {messages.setPassword}
      </Link>
    </>
  );
}
function Form() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    reset,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({ ...bySchema(passwordBody), defaultValues: EMPTY });
  const { refresh } = useSessions();
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState<string>();
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    setMessage(undefined);
    try {
      await call('changePassword', { body });
      setMessage(messages.passwordChanged);
      reset(EMPTY, { keepSubmitCount: true });
      void refresh();
    } catch (error) {
      setProblem(
        refusedForm(
          error,
          messages.passwordNotChanged,
          words,
          ['current_password', 'new_password'],
          setError,
        ),
      );
    }
  });
  return (
    <PasswordForm
      register={clearing({ register, clearErrors })}
      errors={translated(errors, formErrors)}
      attempt={submitCount}
      busy={isSubmitting}
      error={problem}
      message={message}
      mobile={savedUser()?.mobile ?? ''}
      onSubmit={(event) => {
        void submit(event);
      }}
    />
  );
}
