import { PlaceSearch } from '@doorstep/ui/address/place-search';

export default function Example() {
  return (
    <PlaceSearch
      label="Address"
      state="ready"
      places={[
        { id: 'o1', label: 'Kanke Road', description: 'Ranchi, Jharkhand 834008' },
        { id: 'o2', label: 'Kanke', description: 'Ranchi, Jharkhand 834006' },
      ]}
      onValueChange={() => {}}
      onSelect={() => {}}
    />
  );
}
