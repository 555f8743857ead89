import preview from '../../preview.tsx';
import * as HoldTimer from '../../../packages/ui/src/appointment/hold-timer/hold-timer.stories.tsx';
import * as PaymentChecking from '../../../packages/ui/src/payment/payment-checking/payment-checking.stories.tsx';
import * as SlotPicker from '../../../packages/ui/src/appointment/slot-picker/slot-picker.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const SlotHeldAndLost = () => (
  <Flow
    title="Slot held and lost"
    purpose="A time is kept while one fills in and pays; when it is lost, that is said with the next free ones beside it."
  >
    <FlowStep
      title="Days, then times"
      of={SlotPicker}
      story="Default"
      why="It opens on the first day that has a free time. Days are Indian days, whatever the zone of the device."
      rules={['F26']}
      proofs={[
        [
          'packages/ui/src/appointment/slot-picker/slot-picker.test.tsx',
          'starts on the first day with a free time; a day shows its times, a time is chosen',
        ],
        ['packages/ui/test/days.test.ts', 'days are Indian, whatever the zone: %s'],
      ]}
      page={['Pages/Doctor slots', 'Default']}
    />
    <FlowStep
      title="Held: one’s own time is not a taken one"
      of={SlotPicker}
      story="Held"
      hindi="Hindi"
      why="The server counts it as taken for everybody else. For whom it is kept it stays chosen, also when it is the last of its day."
      rules={['T32']}
      proofs={[
        [
          'packages/ui/src/appointment/slot-picker/slot-picker.test.tsx',
          "one's own held time is not a taken one, also where it is the last of its day",
        ],
        [
          'apps/api/test/holds.test.ts',
          'is not offered to anybody, runs out after ten minutes, and is then free again',
        ],
      ]}
      page={['Pages/Doctor slots', 'Held']}
    />
    <FlowStep
      title="Until when"
      of={HoldTimer}
      story="Default"
      hindi="Hindi"
      why="The end as a time of the clock: a countdown alone makes people hurry with a form about their health. It can be kept longer once."
      rules={['T32', 'F26']}
      proofs={[
        [
          'packages/ui/src/appointment/hold-timer/hold-timer.test.tsx',
          'says the end as a time of the clock, and what is left',
        ],
        ['packages/ui/src/appointment/hold-timer/hold-timer.test.tsx', 'is kept longer once'],
        ['apps/api/test/holds.test.ts', 'is kept five minutes longer once, and lasts until then'],
      ]}
      page={['Pages/Doctor booking', 'Held']}
    />
    <FlowStep
      title="The last minute"
      of={HoldTimer}
      story="HeldEnding"
      why="Readers hear the last minute once, not each second."
      rules={['T32']}
      proofs={[
        [
          'packages/ui/src/appointment/hold-timer/hold-timer.test.tsx',
          'readers hear the end and the last minute, not each second',
        ],
      ]}
      page={['Pages/Doctor booking', 'Held']}
    />
    <FlowStep
      title="It has run out"
      of={HoldTimer}
      story="Expired"
      hindi="HindiRanOut"
      why="Nothing that was typed is lost. The time is asked for again only when one says so, for it may be somebody else’s by now."
      rules={['T32', 'C22']}
      proofs={[
        [
          'packages/ui/src/appointment/hold-timer/hold-timer.test.tsx',
          'run out, it says so and keeps the time again',
        ],
        [
          'apps/web/e2e/slots.journey.ts',
          'from New York, the right Indian day is held just before and just after midnight, by mouse and by keyboard; it runs out by the shop’s clock',
        ],
      ]}
      page={['Pages/Doctor slots', 'Expired']}
    />
    <FlowStep
      title="Somebody else has it"
      of={SlotPicker}
      story="SlotTaken"
      why="The lost time is named and its day stays in sight, so the next free one is a press away."
      rules={['T32', 'T33']}
      proofs={[
        [
          'packages/ui/src/appointment/slot-picker/slot-picker.test.tsx',
          'a time that somebody else took is named, its day stays in sight',
        ],
        [
          'apps/api/test/slot-races.test.ts',
          '${MANY} who want one time at once: one keeps it, and nobody else is asked for money (T32, G6)',
        ],
      ]}
      page={['Pages/Doctor slots', 'SlotTaken']}
    />
    <FlowStep
      title="Lost after paying"
      of={PaymentChecking}
      story="PendingBookingDelayed"
      why="A hold does not outlive a slow bank. One payment wins the time; every other one goes back, and its page says so."
      rules={['F9', 'T33']}
      proofs={[
        [
          'apps/web/e2e/appointment.journey.ts',
          'two pay for one time: one has it, the other reads of the refund at once (F9)',
        ],
        [
          'apps/api/test/slot-races.test.ts',
          'of ${MANY} who have paid for each of ${MANY} times, as many have it as there are seats (%i), and all others their money (F9, G6)',
        ],
      ]}
      page={['Pages/Doctor checkout', 'BusyRefunding']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Slot held and lost',
  component: SlotHeldAndLost,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
