import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../app/paging.ts';
import { usePageWords } from '../../words/words.ts';
import { useAudit } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staff } from '../words.ts';
import { AuditView } from './view.tsx';

function Audit() {
  const [params] = useSearchParams();
  const page = pageOf(params.get('page'));
  return <AuditView page={page} lines={useAudit(page)} />;
}
export default function AuditPage() {
  const words = usePageWords('staff', staff);
  return (
    <Gate forRole="admin" section="audit" title={words.audit}>
      <Audit />
    </Gate>
  );
}
