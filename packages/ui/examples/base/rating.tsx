import { Rating } from '@doorstep/ui/base/rating';

export default function Example() {
  return <Rating value={4.5} />;
}
