import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { target } from '../review-call.ts';
import { useProfile } from '../data.ts';
import { useRegister } from '../review-data.ts';
import { Gate } from '../gate/gate.tsx';
import { useCsv } from '../use-csv.ts';
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
