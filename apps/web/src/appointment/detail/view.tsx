import type { Doctor } from '@doorstep/contract/appointment.schema';
import { DoctorProfile, DoctorProfileSkeleton } from '@doorstep/ui/appointment/doctor-profile';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { clinicIn, doctorProps } from '../doctor-props.ts';
import { doctorListMessages } from '../list/messages.en.ts';

export interface DoctorDetailViewProps {
  doctor: Resource<{ data: Doctor }>;
}
/** One doctor. */
export function DoctorDetailView({ doctor }: DoctorDetailViewProps) {
  const messages = usePageMessages('doctorList', doctorListMessages);
  const lang = useLang();
  if (doctor.state === 'loading') return <DoctorProfileSkeleton />;
  if (doctor.state === 'error')
    return doctor.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundNext}>
        <LinkButton href="/doctors">{messages.all}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.detailFailed}
        offline={doctor.problem === 'offline'}
        onRetry={doctor.retry}
      />
    );
  const one = doctor.data.data,
    shown = doctorProps(one, lang),
    { clinic, clinicAddress } = clinicIn(lang, one);
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb
        items={[
          { href: '/', label: messages.home },
          { href: '/doctors', label: messages.title },
          { href: `/doctor/${one.id}`, label: messages.titleOf(shown.name) },
        ]}
      />
      <DoctorProfile
        {...shown}
        registration={one.registration_no}
        experienceYears={one.experience_years}
        about={lang === 'hi-IN' ? one.about_hi : one.about}
        clinic={clinic}
        clinicAddress={clinicAddress}
        minutes={one.minutes}
      />
    </div>
  );
}
