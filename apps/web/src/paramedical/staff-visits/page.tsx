import type { StaffVisit } from '@doorstep/contract/paramedical.schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { dayOf, Gate } from '../../staff/public.ts';
import { call, useCall } from './call.ts';
import { staffVisitsMessages } from './messages.en.ts';
import { teamOf } from './state.ts';
import { StaffVisitsView, type StaffVisitsViewProps } from './view.tsx';

type Wish = Parameters<typeof call<'setVisit'>>[1]['body'];

function Visits() {
  const messages = usePageMessages('staffVisits', staffVisitsMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const day = dayOf(params);
  const board = useCall('staffVisits', { query: { day } });
  // Who is free then is asked only for the visit whose list is opened: each reading of names stands in the audit.
  const [visit, setVisit] = useState<string>();
  const asked = useCall('staffVisits', visit === undefined ? null : { query: { day, visit } });
  const [working, setWorking] = useState<string>();
  const [problems, setProblems] = useState<StaffVisitsViewProps['problems']>({});

  async function set({ id }: StaffVisit, body: Wish, done: string) {
    if (working !== undefined) return;
    setWorking(id);
    setProblems((all) => ({ ...all, [id]: undefined }));
    try {
      await call('setVisit', { params: { id }, body });
      say('success', done);
    } catch (error) {
      const ofCode = error instanceof CallError ? fieldSentence(error, 'code', errors) : undefined;
      setProblems((all) => ({ ...all, [id]: ofCode ?? (refused(error, errors) || messages.notSaved) }));
    }
    // What was changed stands, whether or not it can be read again; what another has done meanwhile is seen.
    await Promise.all([board.refresh(), asked.refresh()]).catch(() => {});
    setWorking(undefined);
  }
  return (
    <StaffVisitsView
      state={{ day, team: teamOf(params) }}
      board={board}
      looked={
        visit !== undefined && asked.state === 'ready'
          ? { visit, nurses: asked.data.data.teams.flatMap(({ nurses }) => nurses) }
          : undefined
      }
      working={working}
      problems={problems}
      onLook={({ id }) => setVisit(id)}
      onAssign={(one, nurse) =>
        void set(
          one,
          { nurse_id: nurse?.id ?? null },
          nurse ? messages.assigned(nurse.name, one.patient.name) : messages.unassignedNow(one.patient.name),
        )
      }
      onStep={(one, status, code) =>
        void set(one, { status, ...(code && { code }) }, messages.stepped[status](one.patient.name))
      }
      onNewCode={(one) => void set(one, { new_code: true }, messages.codeMade(one.patient.name))}
      onPrint={() => window.print()}
    />
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
