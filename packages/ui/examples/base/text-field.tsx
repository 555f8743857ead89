import { TextField } from '@doorstep/ui/base/text-field';

export default function Example() {
  return <TextField label="Full name" />;
}
