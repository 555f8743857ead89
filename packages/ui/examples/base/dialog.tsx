import { Dialog } from '@doorstep/ui/base/dialog';

export default function Example() {
  return (
    <Dialog defaultOpen>
      <p>
        Beyond 10 km your order arrives the next day. Sundays are included.
      </p>
    </Dialog>
  );
}
