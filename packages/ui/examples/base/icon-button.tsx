import { IconButton } from '@doorstep/ui/base/icon-button';

export default function Example() {
  return <IconButton label="Close" icon="icon-x" />;
}
