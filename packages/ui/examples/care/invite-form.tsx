import { InviteForm } from '@doorstep/ui/care/invite-form';

export default function Example() {
  return <InviteForm register={(name) => ({ name })} errors={{}} attempt={0} onSubmit={() => {}} />;
}
