import { FilterFields } from '@doorstep/ui/medicine/filter-fields';

export default function Example() {
  return <FilterFields filters={{}} uses={['Pain and fever', 'Stomach care']} />;
}
