import { collectionWindows } from '@doorstep/contract/lab';
import { store } from '@doorstep/contract/store';
import { DeliveryPanel } from '@doorstep/ui/lab/delivery-panel';
import { ScheduleForm, type ScheduleFormProps } from '@doorstep/ui/lab/schedule-form';
import { usePageMessages } from '../../messages/messages.ts';
import { labBookMessages } from './messages.en.ts';
import type { Delivery } from './use-delivery.ts';

export interface LabScheduleProps extends Pick<
  ScheduleFormProps,
  | 'register'
  | 'children'
  | 'errors'
  | 'attempt'
  | 'onSubmit'
  | 'addresses'
  | 'addressId'
  | 'onAddressChange'
  | 'now'
  | 'minDay'
  | 'maxDay'
  | 'day'
  | 'onDayChange'
  | 'days'
  | 'times'
  | 'time'
  | 'onTimeChange'
  | 'timesState'
  | 'onRetryTimes'
  | 'locateBusy'
  | 'located'
  | 'onLocate'
> {
  delivery: Delivery;
}
/** Where and when samples are collected, with what follows from it below. */
export function LabSchedule({ delivery, ...form }: LabScheduleProps) {
  const messages = usePageMessages('labBook', labBookMessages);
  return (
    <ScheduleForm
      {...form}
      id="lab-schedule"
      aria-label={messages.title}
      addAddressHref={`/user/addresses/add?next=${encodeURIComponent('/medical-tests/booking')}`}
      windows={collectionWindows}
      delivery={<DeliveryPanel {...delivery} radiusKm={store.radiusKm} />}
    />
  );
}
