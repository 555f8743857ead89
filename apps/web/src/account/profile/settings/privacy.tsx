import { deleteAccountBody } from '@doorstep/contract/account.form';
import type { DeleteAccountDialogProps } from '@doorstep/ui/account/delete-account-dialog';
import { PrivacyPanel } from '@doorstep/ui/account/privacy-panel';
import { SessionList, SessionListSkeleton } from '@doorstep/ui/account/session-list';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useLazyPart } from '../../../app/lazy-part.ts';
import { CallError } from '../../../app/fetcher.ts';
import { bySchema, clearing, translated } from '../../../app/form.ts';
import { lazyPart } from '../../../app/route.tsx';
import { say } from '../../../app/toasts.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { call } from '../../call.ts';
import { useAccessLog, useSessions } from '../../data.ts';
import { refusal, refusedForm } from '../../refusal.ts';
import { leave } from '../../../app/session.ts';
import { savedUser } from '../../../app/user.ts';
import { accountFormErrors } from '../../errors.en.ts';
import { accountMessages } from '../../messages.en.ts';

const dialogPart = lazyPart<DeleteAccountDialogProps>(async () => ({
  default: (await import('@doorstep/ui/account/delete-account-dialog')).DeleteAccountDialog,
}));

/** All of one's data as a file among the downloads. */
async function download() {
  const data = await call('exportData');
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }),
  );
  Object.assign(document.createElement('a'), { href: url, download: 'doorstep-my-data.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function Privacy() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const sessions = useSessions(),
    accesses = useAccessLog();
  const [ending, setEnding] = useState<number>();
  const [exporting, setExporting] = useState(false);
  const [exportProblem, setExportProblem] = useState<string>();
  const [deleting, setDeleting] = useState(false);

  async function signOut(id: number, device: string) {
    setEnding(id);
    try {
      // Ended elsewhere meanwhile: that is what was wanted.
      await call('endSession', { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      await sessions.refresh();
      say('success', messages.signedOut(device));
    } catch (error) {
      say('error', refusal(error, messages.notSignedOut, words));
    }
    setEnding(undefined);
  }
  async function collect() {
    setExporting(true);
    setExportProblem(undefined);
    try {
      await download();
      say('success', messages.exportReady);
    } catch (error) {
      setExportProblem(refusal(error, messages.exportFailed, words));
    }
    setExporting(false);
  }
  const list =
    sessions.state === 'loading' ? (
      <SessionListSkeleton />
    ) : sessions.state === 'error' ? (
      <ErrorState
        title={messages.sessionsFailed}
        description={messages.nothingLost}
        headingLevel={3}
        offline={sessions.problem === 'offline'}
        onRetry={sessions.retry}
      />
    ) : (
      <SessionList
        sessions={sessions.data.data.map(({ id, device, last_seen_at, current }) => ({
          id,
          device,
          lastSeenAt: last_seen_at,
          current,
        }))}
        busyId={ending}
        onSignOut={(id) => {
          void signOut(id, sessions.data.data.find((one) => one.id === id)?.device ?? '');
        }}
      />
    );
  return (
    <>
      <PrivacyPanel
        sessions={list}
        accesses={accesses.state === 'ready' ? accesses.data.data : undefined}
        onExport={() => {
          void collect();
        }}
        exportBusy={exporting}
        exportError={exportProblem}
        onDelete={() => setDeleting(true)}
      />
      <Deleting open={deleting} onOpenChange={setDeleting} />
    </>
  );
}

function Deleting({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const navigate = useNavigate();
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    reset,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema(deleteAccountBody),
    defaultValues: { password: '' },
  });
  const [problem, setProblem] = useState<string>();
  const here = useLazyPart(dialogPart.load, open, () => {
    say('error', messages.deleteFailed);
    onOpenChange(false);
  });
  // Whoever is here while the session ends is sent to log in: it ends with this page.
  const [gone, setGone] = useState(false);
  useEffect(() => (gone ? leave : undefined), [gone]);
  const close = () => {
    onOpenChange(false);
    reset();
    setProblem(undefined);
  };
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await call('deleteAccount', { body });
      setGone(true);
      say('success', messages.accountGone);
      void navigate('/', { replace: true });
    } catch (error) {
      setProblem(refusedForm(error, messages.deleteFailed, words, ['password'], setError));
    }
  });
  return (
    here && (
      <dialogPart.Part
        open={open}
        onOpenChange={(now) => {
          if (!now) close();
        }}
        mobile={savedUser()?.mobile ?? ''}
        register={clearing({ register, clearErrors })}
        errors={translated(errors, formErrors)}
        attempt={submitCount}
        busy={isSubmitting}
        error={problem}
        onSubmit={(event) => {
          void submit(event);
        }}
      />
    )
  );
}
