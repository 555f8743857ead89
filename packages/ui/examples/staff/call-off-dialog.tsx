import { CallOffDialog } from '@doorstep/ui/staff/call-off-dialog';

export default function Example() {
  return (
    <CallOffDialog
      open
      kind="visit"
      name="Asha Kumari"
      startsAt="2026-11-24T10:30:00+05:30"
      backPaise={39900}
      maxLength={300}
      onConfirm={() => {}}
    />
  );
}
