import { PlainFilters } from '@doorstep/ui/medicine/plain-filters';

export default function Example() {
  return (
    <PlainFilters
      action="#medicines"
      filters={{}}
      uses={['Pain and fever', 'Stomach care']}
      kept={{}}
    />
  );
}
