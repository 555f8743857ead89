import preview from '../../preview.tsx';
import * as LabBookingConfirmed from '../../../packages/ui/src/lab/lab-booking-confirmed/lab-booking-confirmed.stories.tsx';
import * as PrepPlan from '../../../packages/ui/src/lab/prep-plan/prep-plan.stories.tsx';
import * as ScheduleForm from '../../../packages/ui/src/lab/schedule-form/schedule-form.stories.tsx';
import * as TestCard from '../../../packages/ui/src/lab/test-card/test-card.stories.tsx';
import * as TestCart from '../../../packages/ui/src/lab/test-cart/test-cart.stories.tsx';
import * as TestFacts from '../../../packages/ui/src/lab/test-facts/test-facts.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const FastingPlan = () => (
  <Flow
    title="Fasting plan"
    purpose="A blood test is of no use after breakfast: the hours are said when it is chosen, kept when it is booked, and written down for the evening before."
  >
    <FlowStep
      title="In the list"
      of={TestCard}
      story="Default"
      hindi="Hindi"
      why="The fast is a fact of the test like its price, so it stands on the card, in words."
      rules={['S12']}
      proofs={[
        ['packages/ui/src/lab/test-card/test-card.test.tsx', 'the fast is said in words, and whom it is for'],
      ]}
      page={['Pages/Lab tests', 'Default']}
    />
    <FlowStep
      title="On its page: what to do and what to ask"
      of={TestFacts}
      story="Default"
      hindi="Hindi"
      why="Water is allowed, some medicines are not. Which ones is for the doctor to say, so they are named as a question."
      rules={['S12']}
      proofs={[
        [
          'apps/api/test/lab.test.ts',
          'are listed with what a patient has to know; one has its values and others like it',
        ],
      ]}
      page={['Pages/Lab test', 'Default']}
    />
    <FlowStep
      title="Several tests, one fast"
      of={TestCart}
      story="WithNotes"
      hindi="Hindi"
      why="The longest fast counts for all. A test that was done lately is said to its patient alone, before it is paid twice."
      rules={['S12', 'C10']}
      proofs={[
        ['packages/ui/src/lab/test-cart/test-cart.test.tsx', 'a note has its own actions'],
        ['apps/api/test/lab.test.ts', 'have one plan for a cart, and what to know before paying'],
        ['apps/api/test/lab.test.ts', 'that were done lately are said to their patient alone'],
      ]}
      page={['Pages/Book lab tests', 'Default']}
    />
    <FlowStep
      title="Only times that keep the fast"
      of={ScheduleForm}
      story="VariantWindows"
      hindi="Hindi"
      why="Nobody fasts until four in the afternoon. Times that would break the fast are not offered, and the server refuses them too."
      rules={['C10', 'T33']}
      proofs={[
        [
          'packages/ui/src/lab/schedule-form/schedule-form.test.tsx',
          'the first six days are offered; a full, a closed day and a taken time cannot be chosen',
        ],
        [
          'apps/api/test/lab.test.ts',
          'no test is booked at a time that breaks its fast, and each other time of the day is',
        ],
      ]}
      page={['Pages/Book lab tests', 'Default']}
    />
    <FlowStep
      title="The plan: from the last meal to the door"
      of={PrepPlan}
      story="Default"
      hindi="Hindi"
      why="Hours are turned into times of the clock: 12 hours before 8:30 is 8:30 in the evening. It can be printed and put into the calendar."
      rules={['F26', 'S12']}
      proofs={[
        [
          'packages/ui/src/lab/prep-plan/prep-plan.test.tsx',
          'from the last meal to the door, in order, with why later times are missing',
        ],
        [
          'apps/web/e2e/lab.journey.ts',
          'search, add, package, booking, pay: a fast is kept, what would be paid twice is said, the window is left and paid',
        ],
      ]}
      page={['Pages/Booking of lab tests', 'Default']}
    />
    <FlowStep
      title="Nothing to prepare"
      of={PrepPlan}
      story="VariantEatAsUsual"
      why="Said as well: who is not sure skips breakfast, which is dangerous with insulin."
      rules={['S12']}
      proofs={[
        [
          'packages/ui/src/lab/prep-plan/prep-plan.test.tsx',
          'without a fast one eats as usual, and no time is missing',
        ],
      ]}
      page={['Pages/Book lab tests', 'Default']}
    />
    <FlowStep
      title="Booked, with the plan once more"
      of={LabBookingConfirmed}
      story="Default"
      hindi="Hindi"
      why="When and where, what was booked, and what comes next. What is paid at the door is not called paid."
      rules={['S8', 'C11']}
      proofs={[
        [
          'packages/ui/src/lab/lab-booking-confirmed/lab-booking-confirmed.test.tsx',
          'when and where, what was booked, what comes next',
        ],
        [
          'packages/ui/src/lab/lab-booking-confirmed/lab-booking-confirmed.test.tsx',
          'what is paid at collection is not called paid',
        ],
      ]}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Fasting plan',
  component: FastingPlan,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
