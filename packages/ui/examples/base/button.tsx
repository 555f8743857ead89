import { Button } from '@doorstep/ui/base/button';

export default function Example() {
  return <Button>Add to Cart</Button>;
}
