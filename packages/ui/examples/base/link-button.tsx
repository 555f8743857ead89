import { LinkButton } from '@doorstep/ui/base/link-button';

export default function Example() {
  return <LinkButton href="#medicines">View All Medicines</LinkButton>;
}
