import type { Address } from '@doorstep/contract/address.schema';
import { fastingTimes, LONG_FAST_HOURS } from '@doorstep/contract/lab';
import type { MedicalTest, TestPackage } from '@doorstep/contract/lab.schema';
import { AddressRadioList, AddressRadioListSkeleton } from '@doorstep/ui/address/address-radio-list';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { formatPaise } from '@doorstep/ui/base/price';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import type { TimeOption } from '@doorstep/ui/base/time-list';
import { AppointmentForm } from '@doorstep/ui/lab/appointment-form';
import { addDays, indianDay, indianTime } from '@doorstep/ui/messages/days';
import { useLang } from '@doorstep/ui/messages/provider';
import { addressMessages, optionOf } from '../../address/public.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { packagePaise, testPaise } from '../chosen.ts';
import { labAppointmentMessages } from './messages.en.ts';
import type { useAppointment } from './use-appointment.ts';

/** What is booked; `all`: every test of it, those of its packages included. */
export interface Chosen {
  tests: readonly MedicalTest[];
  packages: readonly TestPackage[];
  all: readonly MedicalTest[];
}
type Failed = Extract<Resource<never>, { state: 'error' }>;
export interface AppointmentViewProps {
  chosen: Chosen;
  /** Undefined while they are loading. */
  saved: readonly Address[] | undefined;
  /** ISO instant, by the shop's clock; undefined until that is known. */
  now: string | undefined;
  /** The last day that can be booked. */
  last: string | undefined;
  /** Of the chosen day; null while none is chosen, undefined while they are loading. */
  times: readonly TimeOption[] | null | undefined;
  daysFailed: Failed | undefined;
  fastingHours: number;
  form: ReturnType<typeof useAppointment>;
}
const OTHER = 'other';
/** What the tests and packages cost. */
export const paiseOf = ({ tests, packages }: Chosen): number =>
  [...tests.map(testPaise), ...packages.map(packagePaise)].reduce((sum, one) => sum + one, 0);
const minuteOf = (time: string) => indianTime(`2026-01-01T${time}`)[4];

export function AppointmentView({
  chosen,
  saved,
  now,
  last,
  times,
  daysFailed,
  fastingHours,
  form,
}: AppointmentViewProps) {
  const messages = usePageMessages('labAppointment', labAppointmentMessages),
    addressText = usePageMessages('address', addressMessages);
  if (daysFailed) return <AppointmentFailed failed={daysFailed} />;
  if (now === undefined) return <AppointmentSkeleton />;
  const { draft, edit, wrong } = form;
  const listed = saved?.find(({ id }) => id === draft.addressId);
  return (
    <AppointmentForm
      id="lab-appointment"
      register={(name) => ({
        name,
        value: draft[name],
        onChange: ({ target }: { target: unknown }) => {
          const { value } = target as HTMLInputElement;
          edit({
            [name]: value,
            ...(name === 'date' && { time: '' }),
            // A saved address has its own place.
            ...(name !== 'date' && name !== 'time' && { addressId: null }),
          });
        },
      })}
      errors={wrong}
      attempt={form.attempt}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      busy={form.busy === 'book'}
      locateBusy={form.busy === 'locate'}
      checkBusy={form.busy === 'check'}
      error={form.problem}
      placeError={form.placeProblem}
      now={now}
      min={addDays(indianDay(now), 1)}
      max={last}
      times={times}
      fast={
        fastingHours >= LONG_FAST_HOURS
          ? { hours: fastingHours, from: minuteOf(fastingTimes.from), to: minuteOf(fastingTimes.to) }
          : undefined
      }
      delivery={form.delivery}
      totalPaise={form.totalPaise}
      onLocate={form.fromDevice}
      onCheck={form.check}
      tests={
        <Tests
          chosen={chosen}
          chargePaise={form.delivery?.available ? form.delivery.chargePaise : undefined}
        />
      }
      saved={
        saved === undefined ? (
          <AddressRadioListSkeleton />
        ) : (
          saved.length > 0 && (
            <AddressRadioList
              id="lab-where"
              legend={messages.saved}
              addresses={[
                ...saved.map((one) => optionOf(one, { ...addressText, tooFar: messages.tooFar })),
                { id: OTHER, title: messages.other, lines: [] },
              ]}
              value={listed ? String(listed.id) : draft.address ? OTHER : undefined}
              onValueChange={(id) => form.take(saved.find((one) => String(one.id) === id))}
            />
          )
        )
      }
    />
  );
}

function Tests({ chosen, chargePaise }: { chosen: Chosen; chargePaise: number | undefined }) {
  const messages = usePageMessages('labAppointment', labAppointmentMessages);
  const hindi = useLang() === 'hi-IN';
  const rows = [
    ...chosen.packages.map((one) => ({
      key: `p${one.id}`,
      name: hindi ? one.name_hi : one.name,
      paise: packagePaise(one),
    })),
    ...chosen.tests.map((one) => ({
      key: `t${one.id}`,
      name: hindi ? one.title_hi : one.title,
      paise: testPaise(one),
    })),
  ];
  return (
    <section aria-labelledby="lab-appointment-tests" className="flex flex-col gap-3 wrap-anywhere">
      <h2 id="lab-appointment-tests" className="text-lead">
        {messages.tests}
      </h2>
      <ul className="flex flex-col gap-2 tabular-nums">
        {rows.map(({ key, name, paise }) => (
          <li key={key} className="flex justify-between gap-x-4">
            <span className="min-w-0">{name}</span>
            <span translate="no" className="flex-none">
              {formatPaise(paise)}
            </span>
          </li>
        ))}
        {chargePaise !== undefined && (
          <li className="flex justify-between gap-x-4 text-content-muted">
            <span className="min-w-0">{messages.charge}</span>
            <span>{chargePaise === 0 ? messages.free : formatPaise(chargePaise)}</span>
          </li>
        )}
      </ul>
      <LinkButton href="/medical-tests" tone="quiet" className="self-start">
        {messages.change}
      </LinkButton>
    </section>
  );
}

export function AppointmentFailed({ failed }: { failed: Failed }) {
  const messages = usePageMessages('labAppointment', labAppointmentMessages);
  return (
    <ErrorState
      headingLevel={1}
      title={messages.failed}
      description={messages.safe}
      offline={failed.problem === 'offline'}
      onRetry={failed.retry}
    />
  );
}
/** The page while it is loading. */
export function AppointmentSkeleton() {
  const messages = usePageMessages('labAppointment', labAppointmentMessages);
  return (
    <div aria-busy className="flex max-w-text flex-col gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton shape="card" className="h-40" />
      <Skeleton shape="card" className="h-40" />
    </div>
  );
}
