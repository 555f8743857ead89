import type { CareLink } from '@doorstep/contract/care.schema';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { CareCircle, CareCircleSkeleton, type CareEntry } from '@doorstep/ui/care/care-circle';
import { useState } from 'react';
import { sentenceFor } from '../app/failure.ts';
import { CallError } from '../app/fetcher.ts';
import { say } from '../app/toasts.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { startActing } from './acting.ts';
import { call, useCall } from './call.ts';
import { Confirm, Invite } from './forms.tsx';
import { careCircleMessages } from './messages.en.ts';

const entry = ({ id, name, mobile, relation, agreed_at, until }: CareLink): CareEntry => ({
  id,
  name,
  mobile,
  relation,
  agreedAt: agreed_at,
  until,
});

/** One's own: the settings are closed to helpers. */
export default function Circle() {
  const messages = usePageMessages('careCircle', careCircleMessages);
  const errors = useErrorMessages();
  const circle = useCall('careCircle');
  const [busy, setBusy] = useState<number>();
  const [asked, setAsked] = useState<number>();
  if (circle.state === 'loading') return <CareCircleSkeleton />;
  if (circle.state === 'error')
    return (
      <ErrorState
        title={messages.failed}
        description={messages.nothingLost}
        headingLevel={3}
        offline={circle.problem === 'offline'}
        onRetry={circle.retry}
      />
    );
  const { helping, helpers, requests } = circle.data;
  const nameOf = (id: number) => [...helping, ...requests].find((one) => one.id === id)?.name ?? '';
  async function work(id: number, done: string, ask: () => Promise<unknown>) {
    setBusy(id);
    try {
      // Ended elsewhere meanwhile: the list shows it.
      await ask();
      say('success', done);
    } catch (error) {
      say('error', (error instanceof CallError && sentenceFor(error, errors)) || messages.notDone);
    }
    await circle.refresh().catch(() => undefined);
    setBusy(undefined);
  }
  const waiting = helping.find(({ id, agreed_at }) => id === asked && agreed_at === null);
  return (
    <div className="flex flex-col gap-8">
      <CareCircle
        helping={helping.map(entry)}
        helpers={helpers.map(entry)}
        requests={requests.map(entry)}
        busyId={busy}
        onAct={(id) => {
          const person = helping.find((one) => one.id === id);
          if (person) startActing(person);
        }}
        onEnterCode={setAsked}
        onAgree={(id) => {
          void work(id, messages.accepted(nameOf(id)), () => call('acceptCare', { params: { id } }));
        }}
        onEnd={(id) => {
          void work(id, messages.ended, () => call('endCare', { params: { id } }));
        }}
      />
      {waiting ? (
        <Confirm
          key={waiting.id}
          link={waiting}
          onBack={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            void circle.refresh();
          }}
        />
      ) : (
        <Invite
          onAsked={(id) => {
            void circle.refresh().then(() => setAsked(id));
          }}
        />
      )}
    </div>
  );
}
