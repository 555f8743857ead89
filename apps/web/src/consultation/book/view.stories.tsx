import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';
import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hoursAt } from '../availability.ts';
import { now, videoDoctors } from './fixtures.ts';
import { choiceOf } from '../video-props.ts';
import { BookFrame, DetailsView, LoginFirst, type DetailsViewProps } from './view.tsx';

const doctorsAt = (at: string, lang = 'en-IN') => videoDoctors.map((one) => choiceOf(one, { now: at, lang }));
/** The page while nothing is paid. */
function Page(props: DetailsViewProps) {
  return (
    <BookFrame now={props.now}>
      <DetailsView {...props} />
    </BookFrame>
  );
}
const meta = preview.meta({
  title: 'Pages/Video booking',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    register: (name) => ({ name }),
    errors: {} as DetailsViewProps['errors'],
    attempt: 0,
    doctors: doctorsAt(now) as DetailsViewProps['doctors'],
    doctor: '1',
    onDoctorChange: fn(),
    time: '2026-11-24T14:00',
    onTimeChange: fn(),
    now,
    hours: hoursAt(now).video,
    minutes: 30,
    linkMinutes: 15,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
});
const at = (time: string) => {
  const then = `2026-11-24T${time}:00.000+05:30`;
  return { now: then, doctors: doctorsAt(then), time: '' };
};
export const Default = meta.story();
export const Held = meta.story({
  args: {
    hold: <HoldTimer until="2026-11-24T11:30:00+05:30" now="2026-11-24T11:20:19+05:30" onExtend={fn()} />,
  },
});
export const WithoutDoctor = meta.story({ args: { doctor: '', time: '' } });
export const SlotTaken = meta.story({ args: { time: '', lost: '2026-11-24T13:00' } });
export const Loading = meta.story({ args: { doctors: undefined } });
export const Error = meta.story({ args: { doctors: undefined, onRetry: fn() } });
export const Offline = meta.story({ args: { doctors: undefined, offline: true, onRetry: fn() } });
export const Empty = meta.story({ args: { doctors: [] } });
export const At1059 = meta.story({ args: at('10:59') });
export const At1600 = meta.story({ args: at('16:00') });
export const At1700 = meta.story({ args: at('17:00') });
export const At2159 = meta.story({ args: at('21:59') });
/** Nobody can be written to either. */
export const At2200 = meta.story({ args: at('22:00') });
export const Visitor = meta.story({ render: () => <LoginFirst loginHref="#login" /> });
export const Hindi = meta.story({
  args: { doctors: doctorsAt(now, 'hi-IN') },
  globals: { locale: 'hi' },
});
