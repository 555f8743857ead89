import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { namesIn } from '@doorstep/contract/names';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { useLang } from '@doorstep/ui/messages/provider';
import { usePageMessages } from '../../messages/messages.ts';
import { consultationMessages } from '../messages.en.ts';

export interface ClosedProps {
  detail: ConsultationDetail;
}
/** A consultation has ended: the doctor's note, and where its patient goes on. */
export default function Closed({ detail: { doctor, note, side, type, closed_by: by } }: ClosedProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  const lang = useLang();
  return (
    <Notice tone="info" title={messages.closedTitle}>
      {by === 'patient' && <p>{side === 'patient' ? messages.endedByYou : messages.endedByPatient}</p>}
      {note && (
        <>
          <p>{messages.closedBy(messages.doctor(namesIn(lang, doctor).name))}</p>
          <p className="whitespace-pre-line">{note}</p>
        </>
      )}
      {side === 'patient' && (
        <p className="flex flex-wrap gap-3 pt-2">
          <LinkButton
            href={
              type === 'chat'
                ? `/online-consultation?doctor=${doctor.id}`
                : `/consultation/video/book?doctor=${doctor.id}`
            }
            tone="plain"
          >
            {type === 'chat' ? messages.startNew : messages.schedule}
          </LinkButton>
          <LinkButton href="/prescriptions" tone="plain">
            {messages.prescriptions}
          </LinkButton>
        </p>
      )}
    </Notice>
  );
}
