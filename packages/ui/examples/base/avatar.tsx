import { Avatar } from '@doorstep/ui/base/avatar';

export default function Example() {
  return <Avatar name="Asha Kumari" />;
}
