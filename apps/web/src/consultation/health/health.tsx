import { getHealthNote, setHealthNote } from '@doorstep/contract/consultation.routes';
import { useState } from 'react';
import { calls } from '../../app/call.ts';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { answers } from '../../app/use-call.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { healthMessages } from './messages.en.ts';
import { HealthView } from './view.tsx';

const { call } = calls({ setHealthNote });
const { useCall } = answers({ getHealthNote });

/** What one tells doctors of oneself, to be changed. */
export default function Health() {
  const messages = usePageMessages('health', healthMessages);
  const errors = useErrorMessages();
  const note = useCall('getHealthNote');
  const [typed, setTyped] = useState<string>();
  const [sending, setSending] = useState<{ busy?: boolean; problem?: string; error?: string; done?: string }>(
    {},
  );
  async function save(allergies: string) {
    setSending({ busy: true });
    try {
      await call('setHealthNote', { body: { allergies } });
      setSending({ done: allergies.trim() ? messages.saved : messages.cleared });
      await note.refresh().catch(() => {});
      setTyped(undefined);
    } catch (error) {
      const told = error instanceof CallError ? fieldSentence(error, 'allergies', errors) : undefined;
      setSending(told ? { error: told } : { problem: refused(error, errors) || messages.notSaved });
    }
  }
  return (
    <HealthView
      note={note}
      typed={typed}
      {...sending}
      onType={(text) => {
        setTyped(text);
        setSending({});
      }}
      onSave={(allergies) => void save(allergies)}
    />
  );
}
