import { MapAddressForm } from '@doorstep/ui/address/map-address-form';

export default function Example() {
  return (
    <MapAddressForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      location={null}
      search={{ state: 'idle', places: [], onValueChange: () => {}, onSelect: () => {} }}
      onRemoveLocation={() => {}}
      onLocate={() => {}}
      onPickFromMap={() => {}}
    />
  );
}
