import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import type { CorrectionBody, RegisterLine } from '@doorstep/contract/review.schema';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { call, target } from '../review-call.ts';
import { useProfile } from '../data.ts';
import { useRegister } from '../review-data.ts';
import { Gate } from '../gate/gate.tsx';
import { useCsv } from '../use-csv.ts';
import { Correction } from './correction.tsx';
import { registerMessages } from './messages.en.ts';
import { registerHref, registerStateOf } from './state.ts';
import { RegisterView } from './view.tsx';

function Lines() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = registerStateOf(params);
  const lines = useRegister(state),
    profile = useProfile();
  // It stays known while another month is loaded.
  const [thisMonth, setThisMonth] = useState<string>();
  if (lines.state === 'ready' && lines.data.this_month !== thisMonth) setThisMonth(lines.data.this_month);
  const month = state.month ?? thisMonth;
  const messages = usePageMessages('register', registerMessages),
    errors = useErrorMessages();
  const [correcting, setCorrecting] = useState<RegisterLine>();
  const [saving, setSaving] = useState<{ busy: boolean; error?: string }>({ busy: false });
  async function correct({ order_id: id, position }: RegisterLine, body: CorrectionBody) {
    setSaving({ busy: true });
    try {
      await call('correctEntry', { params: { id, position: String(position) }, body });
      say('success', messages.correctionSaved);
      setCorrecting(undefined);
      setSaving({ busy: false });
    } catch (error) {
      setSaving({ busy: false, error: refused(error, errors) || messages.correctionFailed });
    }
    await lines.refresh().catch(() => {});
  }
  const csv = useCsv(target('dispensedCsv', { query: { month } }).path, `register-h1-${month}.csv`);
  return (
    <RegisterView
      state={state}
      lines={lines}
      thisMonth={thisMonth}
      opensOrders={profile.state === 'ready' && profile.data.role === 'admin'}
      onMonth={(chosen) => {
        void navigate(registerHref({ month: chosen === thisMonth ? undefined : chosen }));
      }}
      makingCsv={csv.busy}
      onCsv={csv.download}
      onCorrect={
        profile.state === 'ready' && profile.data.role === 'pharmacist'
          ? (line) => {
              setSaving({ busy: false });
              setCorrecting(line);
            }
          : undefined
      }
      correction={
        correcting && (
          <Correction
            {...saving}
            error={saving.error}
            line={correcting}
            onClose={() => setCorrecting(undefined)}
            onSave={(body) => void correct(correcting, body)}
          />
        )
      }
    />
  );
}
export default function RegisterPage() {
  const messages = usePageMessages('register', registerMessages);
  return (
    <Gate forRole="register" title={messages.title}>
      <Lines />
    </Gate>
  );
}
