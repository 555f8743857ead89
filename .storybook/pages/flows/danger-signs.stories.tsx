import preview from '../../preview.tsx';
import * as DangerSigns from '../../../packages/ui/src/consultation/danger-signs/danger-signs.stories.tsx';
import * as EmergencyCard from '../../../packages/ui/src/consultation/emergency-card/emergency-card.stories.tsx';
import * as InboxList from '../../../packages/ui/src/consultation/inbox-list/inbox-list.stories.tsx';
import * as SignsAnswered from '../../../packages/ui/src/consultation/signs-answered/signs-answered.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const DangerSignsFlow = () => (
  <Flow
    title="Danger signs"
    purpose="Before a chat about health begins, what cannot wait for a chat is found, and the ambulance comes first."
  >
    <FlowStep
      title="Each sign is asked for"
      of={DangerSigns}
      story="Default"
      why="Yes or no for each, in words that one uses oneself. Nothing is chosen beforehand, for a sign that was passed over would count as no."
      rules={['S1']}
      proofs={[
        [
          'packages/ui/src/consultation/danger-signs/danger-signs.test.tsx',
          'each must be answered: what is open is said and gets the focus',
        ],
        [
          'packages/ui/src/consultation/danger-signs/danger-signs.test.tsx',
          'none of these answers all at once',
        ],
      ]}
      page={['Pages/Consultation', 'DangerSigns']}
    />
    <FlowStep
      title="One is there"
      of={DangerSigns}
      story="Selected"
      hindi="Hindi"
      why="It is told by its name and by keyboard alone, as somebody in a hurry would do it."
      rules={['S1']}
      proofs={[
        [
          'packages/ui/src/consultation/danger-signs/danger-signs.test.tsx',
          'a yes is told by its name, by keyboard alone',
        ],
      ]}
      page={['Pages/Consultation', 'DangerSigns']}
    />
    <FlowStep
      title="Whom to call, before anything else"
      of={EmergencyCard}
      story="PendingGoOn"
      hindi="Hindi"
      why="112, 108 and the shop’s own ambulance, each one press away. Only then may one go on to the doctor."
      rules={['S1']}
      proofs={[
        [
          'packages/ui/src/consultation/emergency-card/emergency-card.test.tsx',
          'each number is dialled by one press',
        ],
        ['packages/ui/src/consultation/emergency-card/emergency-card.test.tsx', 'who has called may go on'],
        [
          'apps/web/e2e/chat.journey.ts',
          'a danger sign shows whom to call first; by keyboard alone, on a phone',
        ],
      ]}
      page={['Pages/Consultation', 'Danger']}
    />
    <FlowStep
      title="In the chat: what was answered"
      of={SignsAnswered}
      story="Danger"
      hindi="Hindi"
      why="It stays in sight with its time and can be answered anew, for what was no in the morning may be yes at noon."
      rules={['S1', 'S5']}
      proofs={[
        [
          'packages/ui/src/consultation/signs-answered/signs-answered.test.tsx',
          'says how many there are, and lets one answer anew',
        ],
        [
          'packages/ui/src/consultation/danger-signs/danger-signs.test.tsx',
          'what was answered before stands there',
        ],
      ]}
      page={['Pages/Consultation', 'Default']}
    />
    <FlowStep
      title="On the doctor’s side: said in words"
      of={InboxList}
      story="Default"
      hindi="Hindi"
      why="Danger is said in words and not by a colour, and what nobody asked is said too."
      rules={['S1', 'T48']}
      proofs={[
        [
          'packages/ui/src/consultation/inbox-list/inbox-list.test.tsx',
          'danger is said in words, and what was not answered too',
        ],
      ]}
      page={['Pages/Staff inbox', 'Default']}
    />
    <FlowStep
      title="At hours without a doctor"
      of={EmergencyCard}
      story="VariantQuiet"
      why="The numbers do not depend on our hours. Where nothing is urgent they stand quietly, and are found all the same."
      rules={['S1', 'C2']}
      proofs={[['apps/web/src/consultation/availability.test.ts', 'chat at %s']]}
      page={['Pages/My doctor', 'OutOfHoursAtTen']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Danger signs',
  component: DangerSignsFlow,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
