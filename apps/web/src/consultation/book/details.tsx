import { LINK_MINUTES, VIDEO_MINUTES } from '@doorstep/contract/consultation';
import { videoForm } from '@doorstep/contract/consultation.form';
import { videoFormErrors } from '@doorstep/contract/video-form.messages.en';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import type { VideoDoctor } from '@doorstep/ui/consultation/video-booking-form';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { bySchema, clearing, translated } from '../../app/form.ts';
import type { Resource } from '../../app/resource.ts';
import { savedUser } from '../../app/user.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { hoursAt } from '../availability.ts';
import { keepChecked, keepTyped, typedNumber } from './draft.ts';
import { videoBookMessages } from './messages.en.ts';
import { DetailsView } from './view.tsx';

interface DetailsProps {
  /** Undefined while they are not known. */
  doctors: readonly VideoDoctor[] | undefined;
  failed: Extract<Resource<unknown>, { state: 'error' }> | undefined;
  now: string;
  doctor: string;
  onDoctorChange: (id: string) => void;
  time: string;
  /** The time that somebody else took, or that is over. */
  lost: string | undefined;
  onTimeChange: (time: string) => void;
  hold: ReactNode;
  /** Gets the number when all of it is chosen. */
  onDone: (number: string) => void;
}
/** Doctor, time and number. */
export function DetailsPart({ failed, onDone, ...given }: DetailsProps) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const sentences = useErrorMessages(videoFormErrors);
  // Most often the link goes to the number that one logs in with.
  const [first] = useState(() => typedNumber() ?? groupMobile(savedUser()?.mobile ?? ''));
  const {
    register,
    clearErrors,
    handleSubmit,
    control,
    formState: { errors, submitCount },
  } = useForm({
    ...bySchema<z.output<typeof videoForm>, z.input<typeof videoForm>>(videoForm),
    defaultValues: { whatsapp: first },
  });
  const typed = useWatch({ control, name: 'whatsapp' });
  useEffect(() => {
    keepTyped(typed);
  }, [typed]);
  const { doctor, time } = given;
  const required = sentences['whatsapp_required'] as string,
    wants = (beside: string) => ({ message: required, beside });
  const { whatsapp } = translated<'whatsapp'>(errors, sentences);
  const asked = submitCount > 0;
  return (
    <DetailsView
      {...given}
      onRetry={failed?.retry}
      offline={failed?.problem === 'offline'}
      register={clearing({ register, clearErrors })}
      errors={{
        ...(asked && doctor === '' && { doctor: wants(messages.wantsDoctor) }),
        ...(asked && doctor !== '' && time === '' && { time: wants(messages.wantsTime) }),
        ...(whatsapp && {
          whatsapp: whatsapp.message === required ? wants(messages.wantsNumber) : whatsapp,
        }),
      }}
      attempt={submitCount}
      onSubmit={handleSubmit(() => {
        if (doctor === '' || time === '') return;
        keepChecked(typed);
        onDone(typed);
      })}
      minutes={VIDEO_MINUTES}
      linkMinutes={LINK_MINUTES}
      hours={hoursAt(given.now || new Date(0).toISOString()).video}
    />
  );
}
