import { Saving } from '@doorstep/ui/medicine/saving';

export default function Example() {
  return <Saving pricePaise={2720} mrpPaise={3400} />;
}
