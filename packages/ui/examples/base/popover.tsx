import { Button } from '@doorstep/ui/base/button';
import { Popover } from '@doorstep/ui/base/popover';
import { PopoverClose } from '@doorstep/ui/base/popover';

export default function Example() {
  return (
    <Popover defaultOpen trigger={<Button tone="plain">How fees are counted</Button>}>
      <p>
        ₹30 within 10 km, free from ₹500 on. Beyond 10 km it is ₹5 more for each km.
      </p>
      <PopoverClose><Button tone="plain" size="tight">OK</Button></PopoverClose>
    </Popover>
  );
}
