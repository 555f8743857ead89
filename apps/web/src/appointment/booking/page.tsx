import { patientForm } from '@doorstep/contract/appointment.form';
import type { Patient } from '@doorstep/contract/appointment.schema';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { useTitle } from '../../app/head.ts';
import { savedUser } from '../../app/user.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { HoldLine } from '../../schedule/public.ts';
import { appointmentBookMessages } from '../book-messages.en.ts';
import { EMPTY, keepPatient, keepTyped, typedPatient, type PatientDetails, type Typed } from '../draft.ts';
import { patientFormErrors } from '../errors.en.ts';
import { useCall } from '../use-call.ts';
import { takenPart, useKept } from '../use-kept.ts';
import { bookingHref, checkoutHref, wantedOf } from '../wanted.ts';
import { BookingView } from './view.tsx';

const fields = ['name', 'age', 'gender', 'phone'] as const;
/** As it stands in the fields. */
const typedFrom = ({ name, age, gender, phone }: Patient): Typed => ({
  name,
  age: String(age),
  gender,
  phone: groupMobile(phone),
});
const isSame = (one: Typed, other: Typed) => fields.every((field) => one[field] === other[field]);

export default function BookingPage() {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const formErrors = useErrorMessages(patientFormErrors);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = wantedOf(params);
  const doctor = useCall('getDoctor', wanted ? { params: { id: wanted.doctor } } : null);
  const known = useCall('earlierPatients');
  const earlier = known.state === 'ready' ? known.data.data : [];
  // Whoever books is most often called back on their own number.
  const [given] = useState(
    (): Typed => typedPatient() ?? { ...EMPTY, phone: groupMobile(savedUser()?.mobile ?? '') },
  );
  /** What stood in the fields before an earlier patient did. */
  const [own, setOwn] = useState(given);
  const {
    register,
    clearErrors,
    handleSubmit,
    setValue,
    control,
    formState: { errors, submitCount },
  } = useForm({
    ...bySchema<PatientDetails, z.input<typeof patientForm>, Typed>(patientForm),
    defaultValues: given,
  });
  const typed = useWatch({ control }) as Typed;
  const placeOf = (of: Typed) => earlier.findIndex((one) => isSame(typedFrom(one), of));
  const at = placeOf(typed);
  useEffect(() => {
    keepTyped(typed);
  }, [typed]);
  const { holding, next } = useKept(wanted);
  useTitle(messages.bookTitle);

  function choose(index: number | null) {
    if (at < 0) setOwn(typed);
    const to = index === null ? (placeOf(own) < 0 ? own : EMPTY) : typedFrom(earlier[index]!);
    for (const field of fields) setValue(field, to[field]);
    clearErrors();
  }
  const submit = handleSubmit((patient) => {
    if (!wanted) return;
    keepPatient(typed, patient);
    void navigate(checkoutHref(wanted));
  });
  return (
    <BookingView
      wanted={wanted}
      doctor={doctor}
      taken={wanted && next && <takenPart.Part doctor={wanted.doctor} next={next} hrefOf={bookingHref} />}
      hold={<HoldLine holding={holding} />}
      form={{
        register: clearing({ register, clearErrors }),
        errors: translated(errors, formErrors),
        onSubmit: submit,
        attempt: submitCount,
        earlier,
        selected: at < 0 ? null : at,
        onSelectedChange: choose,
      }}
    />
  );
}
