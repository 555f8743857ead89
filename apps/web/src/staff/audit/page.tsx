import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { target } from '../call.ts';
import { useAudit, useStaffAccounts } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { useCsv } from '../use-csv.ts';
import { auditHref, auditStateOf, queryOf } from './state.ts';
import { AuditView } from './view.tsx';

function Audit() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = auditStateOf(params);
  const csv = useCsv(target('auditCsv', { query: queryOf(state) }).path, 'audit.csv');
  return (
    <AuditView
      state={state}
      lines={useAudit({ ...queryOf(state), page: state.page })}
      people={useStaffAccounts()}
      makingCsv={csv.busy}
      onFilter={(next) => void navigate(auditHref(next))}
      onCsv={csv.download}
    />
  );
}
export default function AuditPage() {
  const messages = usePageMessages('staff', staffMessages);
  return (
    <Gate forRole="admin" title={messages.audit}>
      <Audit />
    </Gate>
  );
}
