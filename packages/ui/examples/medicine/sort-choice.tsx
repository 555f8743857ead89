import { SortChoice } from '@doorstep/ui/medicine/sort-choice';

export default function Example() {
  return <SortChoice />;
}
