import { verifyOtpBody } from '@doorstep/contract/account.form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useTitle } from '../../app/head.ts';
import { useSetLang } from '../../app/language.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { momentIn, useCountdown } from '../../app/countdown.ts';
import { logInByOtp, logInFresh } from '../enter.ts';
import { safeNext, withNext } from '../../app/next.ts';
import { refusal, refusedForm } from '../refusal.ts';
import { useSignedIn } from '../../app/session.ts';
import { savedUser } from '../../app/user.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { VerifyView } from './view.tsx';

/** The success message is read before the next page opens. */
const REDIRECT_MS = 1500;
/** `resendAt`: an OTP is on its way, and another may be asked for then (this device's clock, in ms). */
interface Brought {
  mobile?: string;
  resendAt?: number;
  /** Its OTP logs in, and is asked for again as such. */
  purpose?: 'login';
}

/** Opened with a mobile by login or sign-up, to verify it or to log in with an OTP; without one by whoever is logged in and may not pay yet (decisions C6, C32, C39). */
export default function VerifyPage() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'), location.origin);
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: Brought | null;
  };
  const signedIn = useSignedIn();
  const mobile = (state?.mobile ?? savedUser()?.mobile) || undefined;
  const sent = state?.resendAt !== undefined;
  const purpose = state?.purpose;
  const title = purpose === 'login' ? messages.otpLoginTitle : messages.verifyTitle;
  const setLang = useSetLang();
  const resendIn = useCountdown(state?.resendAt ?? 0);
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema(verifyOtpBody),
    defaultValues: { mobile: mobile ?? '', otp: '' },
  });
  const [message, setMessage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // Who comes without an OTP on its way is sent one.
  const [resending, setResending] = useState(mobile !== undefined && !sent);
  const [verified, setVerified] = useState(false);
  const [entered, setEntered] = useState(false);
  useTitle(title);

  const send = (to: string) =>
    call('sendOtp', { body: { mobile: to, purpose: purpose ?? 'verify' } })
      .then(({ resend_after }) => {
        setMessage(messages.otpSentAgain);
        // With the entry of the history: whoever comes back here asks for no other one.
        // Whoever has gone on meanwhile is not called back.
        return location.pathname === pathname
          ? navigate(pathname + search, {
              replace: true,
              state: { mobile, resendAt: momentIn(resend_after), purpose } satisfies Brought,
            })
          : undefined;
      })
      .catch((error: unknown) => setProblem(refusal(error, messages.otpSendFailed, words)))
      .finally(() => setResending(false));
  function resend() {
    setResending(true);
    setProblem(undefined);
    setMessage(undefined);
    if (mobile) void send(mobile);
  }
  const start = useEffectEvent(() => {
    if (!mobile) void navigate('/signup', { replace: true });
    else if (resending) void send(mobile);
  });
  useEffect(() => {
    start();
  }, []);

  const leave = useEffectEvent(() => {
    // Who was logged in before came from the profile, or from a page that is `next`.
    if (signedIn) void navigate(next === '/' && !entered ? '/profile' : next, { replace: true });
    else
      void navigate(withNext('/login', next), {
        replace: true,
        state: { message: messages.verifiedLogin, mobile },
      });
  });
  useEffect(() => {
    if (!verified) return undefined;
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [verified]);

  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    setMessage(undefined);
    try {
      if (purpose === 'login') {
        const outcome = await logInByOtp(body, setLang);
        if (outcome === 'entered') void navigate(next, { replace: true });
        else setProblem(messages[outcome]);
        return;
      }
      await call('verifyOtp', { body });
      setEntered(await logInFresh(body.mobile, setLang));
      setMessage(messages.otpVerified);
      setVerified(true);
    } catch (error) {
      setProblem(refusedForm(error, messages.otpFailed, words, ['otp'], setError));
    }
  });
  if (!mobile) return null;
  return (
    <VerifyView
      title={title}
      mobile={mobile}
      register={clearing({ register, clearErrors })}
      errors={translated(errors, formErrors)}
      attempt={submitCount}
      busy={isSubmitting}
      message={message}
      error={problem}
      resendIn={resendIn}
      resendBusy={resending}
      verified={verified}
      demo={'demo' in document.documentElement.dataset}
      onSubmit={(event) => {
        void submit(event);
      }}
      onResend={resend}
      onBack={() => {
        void navigate(-1);
      }}
    />
  );
}
