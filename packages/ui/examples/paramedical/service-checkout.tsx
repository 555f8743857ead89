import { Card } from '@doorstep/ui/base/card';
import { ServiceCheckout } from '@doorstep/ui/paramedical/service-checkout';
import { TimeList } from '@doorstep/ui/base/time-list';

export default function Example() {
  return (
    <ServiceCheckout
      name="Wound dressing"
      description="A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings."
      pricePaise={39900}
      radiusKm={30}
      where={<Card>Home: Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008</Card>}
      when={<TimeList
        aria-label="Tuesday 24 November 2026"
        times={[{ time: '2026-11-24T10:00' }, { time: '2026-11-24T11:00' }]}
        value="2026-11-24T11:00"
        onValueChange={() => {}}
      />}
      notes=""
      notesMaxLength={500}
      onNotesChange={() => {}}
      time="2026-11-24T11:00"
      minutes={45}
      payAtVisitHref="#pay-at-visit"
      problems={[]}
      attempt={0}
      payLabel={'Pay ₹399.00 & Book Service'}
      onPay={() => {}}
    />
  );
}
