import { ticketBody, type NewTicket } from '@doorstep/contract/support.form';
import { supportErrors } from '@doorstep/contract/support.messages.en';
import { accountErrors } from '@doorstep/contract/account.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { useLang } from '@doorstep/ui/messages/provider';
import type { SupportFormProps } from '@doorstep/ui/support/support-form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refused, tellFields } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { isLost, keepForLater } from '../../app/later.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useOnline } from '../../app/online.ts';
import { useToken } from '../../app/session.ts';
import { savedUser } from '../../app/user.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { call } from '../call.ts';
import { EMPTY, helpDraft, keyOf, type HelpDraft } from './draft.ts';

/** English of what the form finds wrong, by code. */
const formErrorsEn = { ...commonErrors, ...accountErrors, ...supportErrors };
const firstWords = ({ message, about }: NewTicket) => (message || about || '…').slice(0, 80);
const names = ['kind', 'message', 'about', 'name', 'mobile'] as const;

/** The form of a question: filled by the link, by the account, and by what was typed before. */
export function useHelpForm({
  about,
  kind,
  failed,
  onSent,
}: {
  about: string;
  kind: 'message' | 'call_back';
  failed: string;
  onSent: () => void;
}): Omit<SupportFormProps, 'ref'> {
  const errors = useErrorMessages();
  const formErrors = useErrorMessages(formErrorsEn);
  const language = useLang() === 'hi-IN' ? 'hi' : 'en';
  const online = useOnline();
  const token = useToken();
  const form = useForm<HelpDraft, unknown, NewTicket>({
    ...bySchema<NewTicket, HelpDraft>(ticketBody as never),
    defaultValues: { ...EMPTY, kind, about },
  });
  const { getValues, reset, subscribe, setError } = form;
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<SupportFormProps['sent']>();

  // Who is here and what was typed before is known in the browser alone; what stands in a field already stays.
  useEffect(() => {
    const kept = helpDraft.get(),
      user = savedUser(),
      now = getValues(),
      // A reload of the same link: what was chosen since then counts. Another link says anew what is wanted.
      goesOn = kept !== undefined && (!about || kept.about === about);
    reset({
      kind: goesOn ? kept.kind : kind,
      message: now.message || kept?.message || '',
      about: about || now.about || kept?.about || '',
      name: now.name || kept?.name || user?.name || '',
      mobile: now.mobile || kept?.mobile || user?.mobile || '',
    });
  }, [about, kind, token, getValues, reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => helpDraft.set(values) }),
    [subscribe],
  );

  const submit = form.handleSubmit(async (ticket) => {
    setProblem(undefined);
    const body = { ...ticket, language } as const,
      idempotencyKey = keyOf(JSON.stringify(body));
    try {
      if (!navigator.onLine) throw new CallError(0, 'unreachable');
      const { data } = await call('sendTicket', { body, idempotencyKey });
      helpDraft.set(undefined);
      setSent({ number: data.id, kind: data.kind, dueAt: data.due_at });
      onSent();
    } catch (error) {
      // Whether it arrived is not known: under the same key it is one message.
      if (
        isLost(error) &&
        (await keepForLater({ kind: 'ticket', id: idempotencyKey, detail: firstWords(ticket), body }))
      ) {
        helpDraft.set(undefined);
        reset({ ...EMPTY, name: ticket.name, mobile: ticket.mobile });
        return;
      }
      if (!tellFields(error, errors, names, setError)) setProblem(refused(error, errors) || failed);
    }
  });
  return {
    register: clearing(form),
    errors: translated(form.formState.errors, formErrors),
    attempt: form.formState.submitCount,
    busy: form.formState.isSubmitting,
    defaultKind: kind,
    offline: !online,
    error: problem,
    sent,
    onSubmit: (event) => void submit(event),
    onAgain() {
      const { name, mobile } = getValues();
      reset({ ...EMPTY, name, mobile });
      setSent(undefined);
    },
  };
}
