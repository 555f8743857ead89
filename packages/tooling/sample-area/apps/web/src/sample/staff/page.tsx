import { usePageMessages } from '../../messages/messages.ts';
import { Gate } from '../../staff/public.ts';
import { sampleMessages } from '../messages.en.ts';

export default function StaffSamplesPage() {
  const messages = usePageMessages('sample', sampleMessages);
  return (
    <Gate forRole="admin" title={messages.staffTitle}>
      <p>{messages.staffText}</p>
    </Gate>
  );
}
