import { accountErrors } from '@doorstep/contract/account.messages.en';
import { careConfirmBody, careInviteBody } from '@doorstep/contract/care.form';
import { careErrors } from '@doorstep/contract/care.messages.en';
import type { CareLink } from '@doorstep/contract/care.schema';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { ConfirmForm } from '@doorstep/ui/care/confirm-form';
import { InviteForm } from '@doorstep/ui/care/invite-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceFor, tellFields } from '../app/failure.ts';
import { CallError } from '../app/fetcher.ts';
import { bySchema, clearing, translated } from '../app/form.ts';
import { say } from '../app/toasts.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { call } from './call.ts';
import { careCircleMessages } from './messages.en.ts';

/** English of what these forms find wrong. */
const formErrors = { ...commonErrors, ...accountErrors, ...careErrors };
const names = ['mobile', 'name', 'relation'] as const;

/** What to say of a call that failed. */
function useRefusal() {
  const messages = usePageMessages('careCircle', careCircleMessages);
  const errors = useErrorMessages();
  return {
    errors,
    of(error: unknown): string {
      if (!(error instanceof CallError)) return messages.notDone;
      if (error.status === 0) return navigator.onLine ? messages.notDone : messages.offline;
      return sentenceFor(error, errors) || messages.notDone;
    },
  };
}

/** Gets the id of the invitation, so that the code can be entered. */
export function Invite({ onAsked }: { onAsked: (id: number) => void }) {
  const messages = usePageMessages('careCircle', careCircleMessages);
  const refusal = useRefusal();
  const words = useErrorMessages(formErrors);
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema(careInviteBody),
    defaultValues: { mobile: '', name: '', relation: '' as 'son' },
  });
  const [problem, setProblem] = useState<string>();
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { id } = await call('inviteCare', { body });
      say('success', messages.invited(body.name));
      onAsked(id);
    } catch (error) {
      if (!tellFields(error, refusal.errors, names, setError)) setProblem(refusal.of(error));
    }
  });
  return (
    <InviteForm
      register={clearing({ register, clearErrors })}
      errors={translated(errors, words)}
      attempt={submitCount}
      busy={isSubmitting}
      error={problem}
      onSubmit={(event) => {
        void submit(event);
      }}
    />
  );
}

export function Confirm({
  link,
  onBack,
  onDone,
}: {
  link: CareLink;
  onBack: () => void;
  onDone: () => void;
}) {
  const messages = usePageMessages('careCircle', careCircleMessages);
  const refusal = useRefusal();
  const words = useErrorMessages(formErrors);
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({ ...bySchema(careConfirmBody), defaultValues: { otp: '' } });
  const [problem, setProblem] = useState<string>();
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await call('confirmCare', { params: { id: link.id }, body });
      say('success', messages.agreed(link.name));
      onDone();
    } catch (error) {
      if (!tellFields(error, refusal.errors, ['otp'], setError)) setProblem(refusal.of(error));
    }
  });
  return (
    <ConfirmForm
      name={link.name}
      mobile={link.mobile}
      register={clearing({ register, clearErrors })}
      errors={translated(errors, words)}
      attempt={submitCount}
      busy={isSubmitting}
      error={problem}
      onBack={onBack}
      onSubmit={(event) => {
        void submit(event);
      }}
    />
  );
}
