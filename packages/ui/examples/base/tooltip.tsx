import { Button } from '@doorstep/ui/base/button';
import { Tooltip } from '@doorstep/ui/base/tooltip';

export default function Example() {
  return <Tooltip defaultOpen content="Sends the prescription back to the patient"><Button tone="plain">Return</Button></Tooltip>;
}
