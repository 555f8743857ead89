// By hand: it takes addresses or a callback, one of both.
import { LetterFilter } from '@doorstep/ui/medicine/letter-filter';

export default function Example() {
  return <LetterFilter hrefFor={(letter) => `?letter=${letter ?? ''}`} />;
}
