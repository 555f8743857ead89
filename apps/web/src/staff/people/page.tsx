import { staffRoleBody } from '@doorstep/contract/account.form';
import type { FoundAccount, StaffMember } from '@doorstep/contract/staff-account.schema';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import { indian } from '@doorstep/ui/messages/indian';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmPart } from '../../app/confirm.ts';
import { refused, tellFields } from '../../app/failure.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { useStaffAccounts } from '../data.ts';
import { peopleFormErrors } from '../errors.en.ts';
import { Gate } from '../gate/gate.tsx';
import { peopleMessages } from './messages.en.ts';
import { PeopleView } from './view.tsx';

const EMPTY = { mobile: '', role: '' };

type Asked =
  | { what: 'role'; person: FoundAccount; role: StaffMember['role'] }
  | { what: 'out' | 'in' | 'reset'; person: StaffMember };

function questionOf(asked: Asked, messages: typeof peopleMessages) {
  const { name } = asked.person,
    mobile = groupMobile(asked.person.mobile);
  switch (asked.what) {
    case 'role': {
      const { role, created_at: since } = asked.person,
        [weekday, day, month, year] = indian(since);
      return {
        title: messages.confirmTitle(name, mobile, messages.asRole[asked.role]),
        description: messages.confirmText(
          role === 'patient' ? messages.patient : messages.roles[role],
          messages.day(weekday, day, month, year),
        ),
        confirmLabel: messages.confirm,
        cancelLabel: messages.cancel,
      };
    }
    case 'out':
      return {
        tone: 'danger' as const,
        title: messages.ask(name),
        description: messages.askText,
        confirmLabel: messages.shutOut,
        cancelLabel: messages.keep,
      };
    case 'in':
      return {
        title: messages.letInAsk(name, mobile, messages.asRole[asked.person.role]),
        description: messages.letInText,
        confirmLabel: messages.letIn,
        cancelLabel: messages.cancel,
      };
    default:
      return {
        tone: 'danger' as const,
        title: messages.resetStepAsk(name, mobile),
        description: messages.resetStepText,
        confirmLabel: messages.resetStep,
        cancelLabel: messages.cancel,
      };
  }
}

function People() {
  const messages = usePageMessages('people', peopleMessages);
  const errors = useErrorMessages();
  const formErrors = useErrorMessages(peopleFormErrors);
  const people = useStaffAccounts();
  const form = useForm({
    ...bySchema<{ mobile: string; role: StaffMember['role'] }, typeof EMPTY, typeof EMPTY>(staffRoleBody),
    shouldFocusError: true,
    defaultValues: EMPTY,
  });
  const [problem, setProblem] = useState<string>();
  /** Subject of the open question. */
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const canAsk = useLazyPart(confirmPart.load, asked !== undefined, () => {
    setAsked(undefined);
    say('error', messages.actionFailed);
  });
  // What was changed stands, whether or not it can be read again.
  const readAgain = () => people.refresh().catch(() => {});

  /** Asks for confirmation of the account; changes nothing yet. */
  const submit = form.handleSubmit(async ({ mobile, role }) => {
    setProblem(undefined);
    try {
      const { data } = await call('findStaffAccount', { body: { mobile } });
      setAsked({ what: 'role', person: data, role });
    } catch (error) {
      if (!tellFields(error, errors, ['mobile', 'role'], form.setError))
        setProblem(refused(error, errors) || messages.giveFailed);
    }
  });
  async function act(question: Asked): Promise<string> {
    const { person } = question;
    if (question.what === 'role') {
      const { data } = await call('giveRole', {
        body: {
          mobile: person.mobile,
          role: question.role,
          account_id: person.id,
          name: person.name,
          current_role: question.person.role,
        },
      });
      form.reset(EMPTY);
      return messages.given(data.name, messages.roles[data.role]);
    }
    if (question.what === 'reset') {
      await call('resetSecondStep', { body: { mobile: person.mobile } });
      return messages.isReset(person.name);
    }
    const out = question.what === 'out';
    await call('shutOut', {
      params: { id: String(person.id) },
      body: { out, current_role: out ? question.person.role : 'patient' },
    });
    return out ? messages.isOut(person.name) : messages.isIn(person.name);
  }
  async function carryOut(question: Asked) {
    setBusy(true);
    setProblem(undefined);
    try {
      const done = await act(question);
      await readAgain();
      say('success', done);
    } catch (error) {
      await readAgain();
      const sentence = refused(error, errors) || messages.actionFailed;
      if (question.what === 'role') setProblem(sentence);
      else say('error', sentence);
    }
    setBusy(false);
    setAsked(undefined);
  }
  return (
    <>
      <PeopleView
        people={people}
        giving={{
          field: clearing(form),
          errors: translated(form.formState.errors, formErrors),
          busy: form.formState.isSubmitting,
          problem,
          onSubmit: (event) => void submit(event),
        }}
        onChangeRole={({ mobile, role }) => {
          form.clearErrors();
          form.setValue('mobile', groupMobile(mobile));
          form.setValue('role', role);
          form.setFocus('role');
        }}
        onShutOut={(person) => setAsked({ what: 'out', person })}
        onLetIn={(person) => setAsked({ what: 'in', person })}
        onResetSecondStep={(person) => setAsked({ what: 'reset', person })}
      />
      {asked && canAsk && (
        <confirmPart.Part
          open
          onOpenChange={() => setAsked(undefined)}
          {...questionOf(asked, messages)}
          busy={busy}
          onConfirm={() => void carryOut(asked)}
        />
      )}
    </>
  );
}
export default function PeoplePage() {
  const messages = usePageMessages('people', peopleMessages);
  return (
    <Gate forRole="admin" title={messages.title}>
      <People />
    </Gate>
  );
}
