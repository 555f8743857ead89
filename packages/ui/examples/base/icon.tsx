import { Icon } from '@doorstep/ui/base/icon';

export default function Example() {
  return <Icon name="icon-heart" />;
}
