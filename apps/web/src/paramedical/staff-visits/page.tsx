import type { StaffVisit } from '@doorstep/contract/paramedical.schema';
import type { VisitStep } from '@doorstep/contract/paramedical';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { FoundBooking } from '@doorstep/contract/schedule.schema';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fieldSentence, isRefusal, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { RECEIVER_MAX } from '@doorstep/contract/schedule';
import { callOffPart, dayOf, Gate, receivePaymentPart, useCorrectPayment } from '../../staff/public.ts';
import { call, useCall } from './call.ts';
import { kindOf, whatOf } from './found.tsx';
import { staffVisitsMessages } from './messages.en.ts';
import { findOf, teamOf, visitsHref } from './state.ts';
import { StaffVisitsView, type StaffVisitsViewProps } from './view.tsx';

/** What the question before it is cancelled says of one. */
interface Asked {
  id: string;
  kind: ReturnType<typeof kindOf>;
  name: string;
  what: string;
  startsAt: string;
  backPaise: number;
}
type Wish = Parameters<typeof call<'setVisit'>>[1]['body'];

function Visits() {
  const messages = usePageMessages('staffVisits', staffVisitsMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const day = dayOf(params);
  const find = findOf(params);
  const lang = useLang();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const board = useCall('staffVisits', find === undefined ? { query: { day } } : null);
  const found = useCall('findBookings', find === undefined ? null : { query: { search: find } });
  const [asked, setAsked] = useState<Asked>();
  const canAsk = useLazyPart(callOffPart.load, asked !== undefined, () => {
    setAsked(undefined);
    say('error', messages.notSaved);
  });
  // From what was found, to its place on the board.
  useEffect(() => {
    if (board.state === 'ready' && hash) document.getElementById(hash.slice(1))?.focus();
  }, [board.state, hash]);
  // Who is free then is asked only for the visit whose list is opened: each reading of names stands in the audit.
  const [visit, setVisit] = useState<string>();
  const free = useCall('staffVisits', visit === undefined ? null : { query: { day, visit } });
  const [taking, setTaking] = useState<{ one: StaffVisit; step?: VisitStep; isRefused?: boolean }>();
  const canTake = useLazyPart(receivePaymentPart.load, taking !== undefined, () => {
    setTaking(undefined);
    say('error', messages.notSaved);
  });
  const { openCorrection, correctionDialog } = useCorrectPayment({
    kind: 'visit',
    onSettled: async () => {
      await board.refresh().catch(() => {});
    },
    done: messages.paymentCorrected,
    failed: messages.notHeard,
    onLoadError: () => say('error', messages.notSaved),
  });
  const [working, setWorking] = useState<string>();
  const [problems, setProblems] = useState<StaffVisitsViewProps['problems']>({});

  /** Whether it was saved. */
  async function set({ id }: StaffVisit, body: Wish, done: string): Promise<boolean> {
    if (working !== undefined) return false;
    setWorking(id);
    setProblems((all) => ({ ...all, [id]: undefined }));
    // Then nothing was changed, and it may be tried again at once: a code is said once more at the door.
    let isRefused = false,
      isSaved = false;
    try {
      await call('setVisit', { params: { id }, body });
      say('success', done);
      isSaved = true;
    } catch (error) {
      const ofCode = error instanceof CallError ? fieldSentence(error, 'code', errors) : undefined;
      setProblems((all) => ({ ...all, [id]: ofCode ?? (refused(error, errors) || messages.notSaved) }));
      isRefused = isRefusal(error);
      if (isRefused) setWorking(undefined);
    }
    // What was changed stands, whether or not it can be read again; what another has done meanwhile is seen.
    await Promise.all([board.refresh(), free.refresh()]).catch(() => {});
    if (!isRefused) setWorking(undefined);
    return isSaved;
  }
  const askOfFound = (one: FoundBooking) =>
    setAsked({
      id: one.id,
      kind: kindOf(one),
      name: one.patient.name,
      what: whatOf(one, lang),
      startsAt: one.starts_at,
      backPaise: toPaise(one.back),
    });
  return (
    <>
      <StaffVisitsView
        state={{ day, team: teamOf(params), find }}
        found={found}
        onFind={(text) => void navigate(visitsHref({ find: text.trim() || undefined }))}
        onCallOff={askOfFound}
        onCancel={({ id, service, patient, starts_at, back }) =>
          setAsked({
            id,
            kind: 'visit',
            name: patient.name,
            what: service,
            startsAt: starts_at,
            backPaise: toPaise(back),
          })
        }
        board={board}
        looked={
          visit !== undefined && free.state === 'ready'
            ? { visit, nurses: free.data.data.teams.flatMap(({ nurses }) => nurses) }
            : undefined
        }
        working={working}
        problems={problems}
        onLook={({ id }) => setVisit(id)}
        onAssign={(one, nurse) =>
          void set(
            one,
            { nurse_id: nurse?.id ?? null },
            nurse
              ? messages.assigned(nurse.name, one.patient.name)
              : messages.unassignedNow(one.patient.name),
          )
        }
        onRecordPayment={(one) => setTaking({ one })}
        onCorrectPayment={openCorrection}
        onStep={(one, status, code) => {
          if (status === 'done' && one.due > 0) setTaking({ one, step: status });
          else void set(one, { status, ...(code && { code }) }, messages.stepped[status](one.patient.name));
        }}
        onNewCode={(one) => void set(one, { new_code: true }, messages.codeMade(one.patient.name))}
        onPrint={() => window.print()}
      />
      {taking && canTake && (
        <receivePaymentPart.Part
          open
          name={taking.one.patient.name}
          duePaise={toPaise(taking.one.due)}
          receiver={taking.one.nurse?.name ?? ''}
          maxLength={RECEIVER_MAX}
          onOpenChange={() => setTaking(undefined)}
          busy={working !== undefined}
          error={taking.isRefused ? problems?.[taking.one.id] : undefined}
          onConfirm={({ amountPaise, method, reference, receiver }) => {
            void set(
              taking.one,
              {
                ...(taking.step && { status: taking.step }),
                payment: { amount: toRupees(amountPaise), method, reference: reference || null, receiver },
              },
              messages.paymentSaved(taking.one.patient.name),
            ).then((isSaved) => setTaking(isSaved ? undefined : { ...taking, isRefused: true }));
          }}
          onSkip={
            taking.step &&
            (() => {
              setTaking(undefined);
              const { one, step } = taking;
              if (step) void set(one, { status: step }, messages.stepped[step](one.patient.name));
            })
          }
        />
      )}
      {correctionDialog}
      {asked && canAsk && (
        <callOffPart.Part
          {...asked}
          send={(body) => call('callOffBooking', { params: { id: asked.id }, body })}
          onSettled={async () => {
            await (find === undefined ? board : found).refresh().catch(() => {});
          }}
          onClose={() => setAsked(undefined)}
          done={messages.cancelled(asked.name)}
          failed={messages.notHeard}
        />
      )}
    </>
  );
}
export default function StaffVisitsPage() {
  const messages = usePageMessages('staffVisits', staffVisitsMessages);
  return (
    <Gate forRole="admin" title={messages.title} ownHeader>
      <Visits />
    </Gate>
  );
}
