import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../app/paging.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useAudit } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { AuditView } from './view.tsx';

function Audit() {
  const [params] = useSearchParams();
  const page = pageOf(params.get('page'));
  return <AuditView page={page} lines={useAudit(page)} />;
}
export default function AuditPage() {
  const messages = usePageMessages('staff', staffMessages);
  return (
    <Gate forRole="admin" title={messages.audit}>
      <Audit />
    </Gate>
  );
}
