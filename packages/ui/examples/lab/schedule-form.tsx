import { Button } from '@doorstep/ui/base/button';
import { DeliveryPanel } from '@doorstep/ui/lab/delivery-panel';
import { ScheduleForm } from '@doorstep/ui/lab/schedule-form';

export default function Example() {
  return (
    <ScheduleForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      addresses={[
        {
          id: 7,
          title: 'Home',
          text: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008',
          detail: '4.2 km',
        },
        {
          id: 9,
          title: 'Office',
          text: '2nd floor, Main Road, Ranchi 834001',
          detail: '6.8 km',
        },
      ]}
      addressId={7}
      onAddressChange={() => {}}
      addAddressHref="/user/addresses/add"
      now="2026-11-22T05:00:00.000Z"
      minDay="2026-11-23"
      maxDay="2026-12-22"
      day="2026-11-24"
      onDayChange={() => {}}
      days={[
        { day: '2026-11-23', state: 'full', free: 0 },
        { day: '2026-11-24', state: 'free', free: 7 },
      ]}
      times={[{ time: '2026-11-24T07:00' }, { time: '2026-11-24T07:30' }]}
      time="2026-11-24T08:30"
      onTimeChange={() => {}}
      timesState="ready"
      onRetryTimes={() => {}}
      locateBusy={false}
      onLocate={() => {}}
      delivery={<DeliveryPanel state="available" km={4.23} feePaise={0} radiusKm={30} />}
    >
      <Button type="submit" size="lg" wide>Pay and book</Button>
    </ScheduleForm>
  );
}
