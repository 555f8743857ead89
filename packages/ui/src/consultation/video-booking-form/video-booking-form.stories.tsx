import { useState, type BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { videoDoctors, videoHours, videoTimes } from '../fixtures.ts';
import { VideoBookingForm, type VideoBookingFormProps } from './video-booking-form.tsx';

const at = (time: string) => `2026-11-22T${time}:00+05:30`,
  REQUIRED = 'Please fill in all required fields to proceed with booking.';
const meta = preview.meta({
  title: 'Consultation/Video booking form',
  component: VideoBookingForm,
  args: {
    register: (name) => ({ name }),
    errors: {} as VideoBookingFormProps['errors'],
    attempt: 0,
    doctors: videoDoctors as VideoBookingFormProps['doctors'],
    doctor: '1',
    onDoctorChange: fn(),
    time: '',
    onTimeChange: fn(),
    now: at('11:12'),
    hours: videoHours,
    minutes: 30,
    linkMinutes: 15,
    otherwise: (
      <LinkButton href="#doctors" tone="plain">
        Book Appointment
      </LinkButton>
    ),
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
  decorators: [within('max-w-text')],
});
/** Keeps what is chosen, as its page does. */
function Chosen(props: VideoBookingFormProps) {
  const [doctor, setDoctor] = useState(props.doctor),
    [time, setTime] = useState(props.time);
  return (
    <VideoBookingForm
      {...props}
      doctor={doctor}
      onDoctorChange={(id) => {
        setDoctor(id);
        props.onDoctorChange(id);
      }}
      time={time}
      onTimeChange={(next) => {
        setTime(next);
        props.onTimeChange(next);
      }}
    />
  );
}
export const Default = meta.story({ render: Chosen });
export const Selected = meta.story({ args: { time: '2026-11-22T15:00' }, tags: ['all-cells'] });
export const WithoutDoctor = meta.story({ args: { doctor: '' }, render: Chosen });
export const Held = meta.story({
  args: {
    time: '2026-11-22T15:00',
    hold: (
      <p className="font-strong text-warning-text tabular-nums">Held for you until 11:22 AM · 9:41 left</p>
    ),
  },
});
export const SlotTaken = meta.story({ args: { lost: '2026-11-22T14:00' } });
export const Expired = meta.story({ args: { lost: '2026-11-22T11:00' } });
export const SlotTakenDoctorFull = meta.story({ args: { doctor: '3' } });
export const Error = meta.story({
  args: {
    doctor: '',
    attempt: 1,
    errors: {
      doctor: { message: REQUIRED, beside: 'Choose a doctor.' },
      whatsapp: { message: REQUIRED, beside: 'Write the number that gets the link.' },
    },
  },
});
export const ErrorTimeMissing = meta.story({
  args: {
    attempt: 1,
    errors: {
      time: { message: REQUIRED, beside: 'Choose a free time.' },
      whatsapp: { message: 'Please enter a valid WhatsApp number.' },
    },
  },
});
export const Refused = meta.story({ args: { error: 'You are keeping 3 times already.' } });
export const Busy = meta.story({ args: { time: '2026-11-22T15:00', busy: true } });
export const Loading = meta.story({ args: { doctors: undefined } });
export const ErrorErrorFailed = meta.story({ args: { doctors: undefined, onRetry: fn() } });
export const Offline = meta.story({ args: { doctors: undefined, offline: true, onRetry: fn() } });
export const Empty = meta.story({ args: { doctors: [] } });
export const At0859 = meta.story({ args: { now: at('08:59') } });
export const At1059 = meta.story({ args: { now: at('10:59') } });
export const At1100 = meta.story({ args: { now: at('11:00') } });
export const At1559 = meta.story({ args: { now: at('15:59') } });
/** Nothing begins any more. */
export const At1600 = meta.story({ args: { now: at('16:00') } });
export const LongText = meta.story({
  args: {
    doctors: [
      {
        ...videoDoctors[0]!,
        name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
        specialty: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
        feePaise: 12_500_000,
      },
      ...videoDoctors.slice(1),
    ],
  },
});
export const VariantNarrow = meta.story({
  args: { time: '2026-11-22T15:00' },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: {
    time: '2026-11-22T15:00',
    doctors: [
      {
        ...videoDoctors[0]!,
        name: 'मीरा सिन्हा',
        specialty: 'स्त्री एवं प्रसूति रोग',
        times: videoTimes(3),
      },
    ],
  },
  globals: { locale: 'hi' },
});
