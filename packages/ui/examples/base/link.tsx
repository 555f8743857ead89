import { Link } from '@doorstep/ui/base/link';

export default function Example() {
  return <Link href="#medicines">All medicines</Link>;
}
