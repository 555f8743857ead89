import { PriceBreakdown } from '@doorstep/ui/paramedical/price-breakdown';

export default function Example() {
  return (
    <PriceBreakdown
      servicePaise={49900}
      travelPaise={1300}
      perKmPaise={300}
      distanceKm={4.2}
      totalPaise={51200}
    />
  );
}
