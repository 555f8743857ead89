import type { Doctor } from '@doorstep/contract/appointment.schema';
import { AppointmentSummary, AppointmentSummarySkeleton } from '@doorstep/ui/appointment/appointment-summary';
import { PatientForm, type PatientFormProps } from '@doorstep/ui/appointment/patient-form';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { appointmentBookMessages } from '../book-messages.en.ts';
import { Unusable } from '../sorry.tsx';
import { summaryProps } from '../summary-props.ts';
import { slotHref, type Wanted } from '../wanted.ts';

export interface BookingViewProps {
  /** Undefined where the address names nothing that can be booked. */
  wanted: Wanted | undefined;
  doctor: Resource<{ data: Doctor }>;
  form: PatientFormProps;
  /** In place of the page: its time cannot be booked any more. */
  taken?: ReactNode;
  /** How long the time is kept. */
  hold?: ReactNode;
}
/** Who the appointment is for. */
export function BookingView({ wanted, doctor, form, taken, hold }: BookingViewProps) {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const lang = useLang();
  if (!wanted || (doctor.state === 'error' && doctor.problem === 'not-found'))
    return <Unusable title={messages.invalid} />;
  if (taken) return taken;
  if (doctor.state === 'error')
    return (
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        offline={doctor.problem === 'offline'}
        onRetry={doctor.retry}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={messages.bookTitle} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {doctor.state === 'loading' ? (
          <AppointmentSummarySkeleton />
        ) : (
          <AppointmentSummary
            {...summaryProps(doctor.data.data, wanted.slot, lang)}
            timesHref={slotHref(wanted)}
            hold={hold}
          />
        )}
        <PatientForm {...form} />
      </div>
    </div>
  );
}
