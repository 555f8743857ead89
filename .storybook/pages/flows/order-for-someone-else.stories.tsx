import preview from '../../preview.tsx';
import * as ActingBar from '../../../packages/ui/src/care/acting-bar/acting-bar.stories.tsx';
import * as AddressRadioList from '../../../packages/ui/src/address/address-radio-list/address-radio-list.stories.tsx';
import * as CareCircle from '../../../packages/ui/src/care/care-circle/care-circle.stories.tsx';
import * as ConfirmForm from '../../../packages/ui/src/care/confirm-form/confirm-form.stories.tsx';
import * as InviteForm from '../../../packages/ui/src/care/invite-form/invite-form.stories.tsx';
import * as MobileField from '../../../packages/ui/src/base/mobile-field/mobile-field.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const OrderForSomeoneElse = () => (
  <Flow
    title="Order for someone else"
    purpose="A daughter in Pune orders for her mother in Ranchi: once with a phone number, always with her mother’s agreement."
  >
    <FlowStep
      title="Once: whom do we call?"
      of={MobileField}
      story="VariantOptional"
      hindi="Hindi"
      why="Who receives it is at home, who ordered is not. The delivery calls the number that is given here, and nothing else is done with it."
      rules={['C27']}
      proofs={[
        [
          'apps/api/test/payment.test.ts',
          'for somebody else their mobile is needed, and it is who we call (C27)',
        ],
        [
          'apps/web/e2e/checkout.journey.ts',
          'someone else receives it, with a prescription; both stand in the order',
        ],
      ]}
      page={['Pages/Cart', 'KindForOther']}
    />
    <FlowStep
      title="Where to"
      of={AddressRadioList}
      story="Default"
      hindi="Hindi"
      why="Each address is read whole, with the name and the number of who is there. None is chosen by itself, for a parcel at the wrong door is worse than one more press."
      rules={['T3', 'C3']}
      proofs={[
        [
          'packages/ui/src/address/address-radio-list/address-radio-list.test.tsx',
          'nothing is chosen by itself; a press on a card tells its id and the caller decides',
        ],
        [
          'apps/api/test/payment.test.ts',
          "another person's address, prescription, quote and payment are not there, and tell nothing (T3)",
        ],
      ]}
      page={['Pages/Cart', 'Default']}
    />
    <FlowStep
      title="Always: asking"
      of={InviteForm}
      story="Default"
      why="Number, name and relation. The person first gets an SMS that says what is asked for, then the code."
      rules={['T14', 'C31']}
      proofs={[
        ['packages/ui/src/care/invite-form/invite-form.test.tsx', 'sent with number, name and relation'],
        ['apps/api/test/care.test.ts', 'the person is told what it allows, and then the code comes'],
        [
          'apps/api/test/care.test.ts',
          'the answer is the same for a known and an unknown mobile, and for staff',
        ],
      ]}
    />
    <FlowStep
      title="The mother reads her code to her daughter"
      of={ConfirmForm}
      story="Default"
      why="Saying the code is the agreement: it needs no smartphone and no reading. It opens nothing else, no login either."
      rules={['T13']}
      proofs={[
        [
          'packages/ui/src/care/confirm-form/confirm-form.test.tsx',
          'says where the code went, and is sent by Enter; it can be left for later',
        ],
        [
          'apps/api/test/care.test.ts',
          'a code that came for one helper opens nothing for another, nor a login',
        ],
      ]}
    />
    <FlowStep
      title="Or says yes in her own profile"
      of={CareCircle}
      story="PendingAsked"
      why="What it allows stands there before the answer. It holds for a year and can be ended by either side at any time."
      rules={['T1', 'T4']}
      proofs={[
        [
          'packages/ui/src/care/care-circle/care-circle.test.tsx',
          'who is asked reads what it allows, and says yes or no by keyboard',
        ],
        ['apps/api/test/care.test.ts', 'ended by the %s it holds no longer than to the next call'],
        ['apps/api/test/care.test.ts', 'a stranger ends nothing; a year ends it by itself'],
      ]}
      page={['Pages/Profile', 'Default']}
    />
    <FlowStep
      title="For whom one acts, on every page"
      of={ActingBar}
      story="Default"
      why="Cart, addresses and orders are now the other person’s. The bar says whose and leads back; each read and each act stands in the record under the helper’s name."
      rules={['T1', 'T48']}
      proofs={[
        [
          'packages/ui/src/care/acting-bar/acting-bar.test.tsx',
          'says for whom one acts, and leads back by mouse and keyboard',
        ],
        [
          'apps/web/e2e/care.journey.ts',
          'two tabs act for two people, each with a cart and addresses of its own',
        ],
        [
          'apps/api/test/care.test.ts',
          'each read and each act stands there by name, and what failed to be read does not',
        ],
      ]}
    />
    <FlowStep
      title="Ended while one was at it"
      of={ActingBar}
      story="DoneEnded"
      why="The next call finds that it holds no longer. It says that nothing was done, and leads back to one’s own account."
      rules={['T1', 'T18']}
      proofs={[
        [
          'packages/ui/src/care/acting-bar/acting-bar.test.tsx',
          'ended by the other side it says that nothing was done, and leads back',
        ],
      ]}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Order for someone else',
  component: OrderForSomeoneElse,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
