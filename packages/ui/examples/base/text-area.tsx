import { TextArea } from '@doorstep/ui/base/text-area';

export default function Example() {
  return <TextArea label="Full address" />;
}
