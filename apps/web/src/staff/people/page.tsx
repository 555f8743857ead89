import { staffRoleBody } from '@doorstep/contract/account.form';
import type { StaffMember } from '@doorstep/contract/staff-account.schema';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
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
  const [asked, setAsked] = useState<StaffMember>();
  const [busy, setBusy] = useState<number>();
  const canAsk = useLazyPart(confirmPart.load, asked !== undefined, () => {
    setAsked(undefined);
    say('error', messages.actionFailed);
  });
  // What was changed stands, whether or not it can be read again.
  const readAgain = () => people.refresh().catch(() => {});

  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { data } = await call('giveRole', { body });
      form.reset(EMPTY);
      await readAgain();
      say('success', messages.given(data.name, messages.roles[data.role]));
    } catch (error) {
      if (!tellFields(error, errors, ['mobile', 'role'], form.setError))
        setProblem(refused(error, errors) || messages.giveFailed);
    }
  });
  async function shut({ id, name }: StaffMember, out: boolean) {
    setBusy(id);
    try {
      await call('shutOut', { params: { id: String(id) }, body: { out } });
      await readAgain();
      say('success', out ? messages.isOut(name) : messages.isIn(name));
    } catch (error) {
      await readAgain();
      say('error', refused(error, errors) || messages.actionFailed);
    }
    setBusy(undefined);
    setAsked(undefined);
  }
  return (
    <>
      <PeopleView
        people={people}
        busy={busy}
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
        onShutOut={setAsked}
        onLetIn={(person) => void shut(person, false)}
      />
      {asked && canAsk && (
        <confirmPart.Part
          open
          onOpenChange={() => setAsked(undefined)}
          tone="danger"
          title={messages.ask(asked.name)}
          description={messages.askText}
          confirmLabel={messages.shutOut}
          cancelLabel={messages.keep}
          busy={busy === asked.id}
          onConfirm={() => void shut(asked, true)}
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
