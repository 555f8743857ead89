import { LocationBox } from '@doorstep/ui/address/location-box';

export default function Example() {
  return <LocationBox distanceKm={4.2} radiusKm={30} onRemove={() => {}} />;
}
