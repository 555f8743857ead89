import type { StaffCollection } from '@doorstep/contract/lab.schema';
import type { SampleState } from '@doorstep/contract/lab';
import { toPaise, toRupees } from '@doorstep/contract/money';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isRefusal, refused } from '../../app/failure.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { RECEIVER_MAX } from '@doorstep/contract/schedule';
import { callOffPart, Gate, receivePaymentPart, useCorrectPayment } from '../../staff/public.ts';
import { call, useCall } from './call.ts';
import { staffCollectionsMessages } from './messages.en.ts';
import { stateOf } from './state.ts';
import { StaffCollectionsView, type StaffCollectionsViewProps } from './view.tsx';

type Wish = Parameters<typeof call<'setCollection'>>[1]['body'];

function Collections() {
  const messages = usePageMessages('staffCollections', staffCollectionsMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const state = stateOf(params);
  const { hash } = useLocation();
  const collections = useCall('staffCollections', { query: { day: state.day } });
  const [asked, setAsked] = useState<StaffCollection>();
  const canAsk = useLazyPart(callOffPart.load, asked !== undefined, () => {
    setAsked(undefined);
    say('error', messages.notSaved);
  });
  // From what was found, to its place on the list.
  useEffect(() => {
    if (collections.state === 'ready' && hash) document.getElementById(hash.slice(1))?.focus();
  }, [collections.state, hash]);
  const [taking, setTaking] = useState<{ one: StaffCollection; step?: SampleState; isRefused?: boolean }>();
  const canTake = useLazyPart(receivePaymentPart.load, taking !== undefined, () => {
    setTaking(undefined);
    say('error', messages.notSaved);
  });
  const { openCorrection, correctionDialog } = useCorrectPayment({
    kind: 'collection',
    onSettled: async () => {
      await collections.refresh().catch(() => {});
    },
    done: messages.paymentCorrected,
    failed: messages.notHeard,
    onLoadError: () => say('error', messages.notSaved),
  });
  const [working, setWorking] = useState<string>();
  const [problems, setProblems] = useState<StaffCollectionsViewProps['problems']>({});

  /** Whether it was saved. */
  async function set({ id }: StaffCollection, body: Wish, done: string): Promise<boolean> {
    if (working !== undefined) return false;
    setWorking(id);
    setProblems((all) => ({ ...all, [id]: undefined }));
    // Then nothing was changed, and it may be tried again at once.
    let isRefused = false,
      isSaved = false;
    try {
      await call('setCollection', { params: { id }, body });
      say('success', done);
      isSaved = true;
    } catch (error) {
      setProblems((all) => ({ ...all, [id]: refused(error, errors) || messages.notSaved }));
      isRefused = isRefusal(error);
      if (isRefused) setWorking(undefined);
    }
    // What was changed stands, whether or not it can be read again; what another has done meanwhile is seen.
    await collections.refresh().catch(() => {});
    if (!isRefused) setWorking(undefined);
    return isSaved;
  }
  return (
    <>
      <StaffCollectionsView
        state={state}
        collections={collections}
        working={working}
        problems={problems}
        onAssign={(one, collector) =>
          void set(
            one,
            { collector_id: collector?.id ?? null },
            collector
              ? messages.assigned(collector.name, one.patient.name)
              : messages.unassignedNow(one.patient.name),
          )
        }
        onRecordPayment={(one) => setTaking({ one })}
        onCorrectPayment={openCorrection}
        onStep={(one, next) => {
          // Back from the laboratory nobody pays again.
          if (next === 'collected' && one.sample === 'booked' && one.due > 0) setTaking({ one, step: next });
          else void set(one, { state: next }, messages.stepped[next](one.patient.name));
        }}
        onPrint={() => window.print()}
        onCancel={setAsked}
      />
      {taking && canTake && (
        <receivePaymentPart.Part
          open
          name={taking.one.patient.name}
          duePaise={toPaise(taking.one.due)}
          receiver={taking.one.collector?.name ?? ''}
          maxLength={RECEIVER_MAX}
          onOpenChange={() => setTaking(undefined)}
          busy={working !== undefined}
          error={taking.isRefused ? problems?.[taking.one.id] : undefined}
          onConfirm={({ amountPaise, method, reference, receiver }) => {
            void set(
              taking.one,
              {
                ...(taking.step && { state: taking.step }),
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
              if (step) void set(one, { state: step }, messages.stepped[step](one.patient.name));
            })
          }
        />
      )}
      {correctionDialog}
      {asked && canAsk && (
        <callOffPart.Part
          id={asked.id}
          kind="collection"
          name={asked.patient.name}
          what={asked.tests.map(({ title }) => title).join(', ')}
          startsAt={asked.starts_at}
          backPaise={toPaise(asked.back)}
          send={(body) => call('callOffBooking', { params: { id: asked.id }, body })}
          onSettled={async () => {
            await collections.refresh().catch(() => {});
          }}
          onClose={() => setAsked(undefined)}
          done={messages.cancelled(asked.patient.name)}
          failed={messages.notHeard}
        />
      )}
    </>
  );
}
export default function StaffCollectionsPage() {
  const messages = usePageMessages('staffCollections', staffCollectionsMessages);
  return (
    <Gate forRole="admin" title={messages.title} ownHeader>
      <Collections />
    </Gate>
  );
}
