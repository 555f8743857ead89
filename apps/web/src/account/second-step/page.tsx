import { appCodeForm, secondStepForm } from '@doorstep/contract/account.form';
import * as routes from '@doorstep/contract/second-step.routes';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { encode } from 'uqr';
import { checked } from '../../app/checked.ts';
import { deskOf } from '../../app/desk.ts';
import { CallError } from '../../app/fetcher.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useTitle } from '../../app/head.ts';
import { useSetLang } from '../../app/language.ts';
import { safeNext, withNext } from '../../app/next.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { enter } from '../enter.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { refusal, refusedForm } from '../refusal.ts';
import { SecondStepView } from './view.tsx';

const call = checked(
  routes,
  async () => (await import('@doorstep/contract/second-step.schema')).secondStepEndpoints,
  { loadFirst: true },
);

/** State from the login page, with the entry of the history: a reload keeps it, another tab does not have it. */
export interface SecondStepState {
  ticket: string;
  enrolled: boolean;
}
type Setup = { secret: string; qr: boolean[][] };

/** Second step of a staff login: a code, or setting up the authenticator app first. */
export default function SecondStepPage() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'), location.origin);
  const { state } = useLocation() as { state: SecondStepState | null };
  const setLang = useSetLang();
  const [problem, setProblem] = useState<string>();
  const [recovery, setRecovery] = useState(false);
  const [setup, setSetup] = useState<Setup>();
  /** After the setup: the session begins once the codes are saved. */
  const [done, setDone] = useState<{ session: LoggedIn; codes: readonly string[] }>();
  const [copied, setCopied] = useState(false);
  const isEnrolled = state?.enrolled ?? true;
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    resetField,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema(isEnrolled ? secondStepForm : appCodeForm),
    defaultValues: { code: '' },
  });
  const title = done
    ? messages.recoveryTitle
    : isEnrolled
      ? messages.secondStepTitle
      : messages.secondStepSetupTitle;
  useTitle(title);

  const toLogin = (message?: string) =>
    void navigate(withNext('/login', next), { replace: true, state: message ? { message } : null });
  function failed(error: unknown) {
    if (error instanceof CallError && error.code === 'second_step_expired')
      toLogin(refusal(error, messages.loginFailed, words));
    else setProblem(refusedForm(error, messages.loginFailed, words, ['code'], setError));
  }
  const begin = useEffectEvent(() => {
    if (!state) toLogin();
    return state && !state.enrolled ? call('startEnrolment', { body: { ticket: state.ticket } }) : undefined;
  });
  const fail = useEffectEvent(failed);
  useEffect(() => {
    begin()?.then(
      ({ secret, uri }) => setSetup({ secret, qr: encode(uri, { border: 0 }).data }),
      (error: unknown) => fail(error),
    );
  }, []);

  function goIn(session: LoggedIn) {
    if (!enter(session, setLang)) {
      setProblem(messages.noStorage);
      return;
    }
    void navigate(next === '/' ? (deskOf(session.user.role) ?? next) : next, { replace: true });
  }
  const submit = handleSubmit(async ({ code }) => {
    setProblem(undefined);
    const { ticket } = state!;
    try {
      if (isEnrolled) goIn(await call('completeSecondStep', { body: { ticket, code } }));
      else {
        const { recovery_codes: codes, ...session } = await call('confirmEnrolment', {
          body: { ticket, code },
        });
        setDone({ session, codes });
      }
    } catch (error) {
      failed(error);
    }
  });
  async function copy(codes: readonly string[]) {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      setProblem(messages.copyFailed);
    }
  }
  if (!state) return null;
  return (
    <SecondStepView
      title={title}
      text={done ? undefined : isEnrolled ? messages.secondStepText : messages.secondStepSetupText}
      error={problem}
      form={{
        register: clearing({ register, clearErrors }),
        errors: translated(errors, formErrors),
        attempt: submitCount,
        busy: isSubmitting,
        error: problem,
        onSubmit: (event) => void submit(event),
        onBack: () => toLogin(),
      }}
      recovery={recovery}
      onRecoveryChange={(wanted) => {
        setProblem(undefined);
        clearErrors();
        resetField('code');
        setRecovery(wanted);
      }}
      setup={isEnrolled ? undefined : (setup ?? 'loading')}
      codes={
        done && {
          codes: done.codes,
          copied,
          onCopy: () => void copy(done.codes),
          onPrint: () => window.print(),
          onSaved: () => goIn(done.session),
        }
      }
    />
  );
}
