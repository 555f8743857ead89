import { LinkButton } from '@doorstep/ui/base/link-button';
import { OutOfHours } from '@doorstep/ui/consultation/out-of-hours';

export default function Example() {
  return (
    <OutOfHours
      kind="chat"
      hours={{ from: '2026-11-22T09:00:00+05:30', to: '2026-11-22T22:00:00+05:30' }}
      numbers={{ national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' }}
    >
      <LinkButton href="#doctors" tone="plain">Book Appointment</LinkButton>
    </OutOfHours>
  );
}
