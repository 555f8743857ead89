import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../messages/messages.ts';
import { prescriptionDoorMessages } from './door-messages.en.ts';

/** Leads to where a photo of a prescription is sent, and a cart made of it. */
export default function PrescriptionDoor() {
  const messages = usePageMessages('prescriptionDoor', prescriptionDoorMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-raised p-4">
      <p className="min-w-0 flex-1 basis-48">{messages.text}</p>
      <LinkButton href="/prescriptions/upload?cart=1" tone="plain">
        <Icon name="icon-camera" />
        <span>{messages.door}</span>
      </LinkButton>
    </div>
  );
}
