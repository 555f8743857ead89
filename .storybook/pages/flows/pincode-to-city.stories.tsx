import preview from '../../preview.tsx';
import * as DeliveryCheck from '../../../packages/ui/src/order/delivery-check/delivery-check.stories.tsx';
import * as QuickAddressForm from '../../../packages/ui/src/address/quick-address-form/quick-address-form.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const PincodeToCity = () => (
  <Flow
    title="Pincode to city"
    purpose="Six digits say whether we come, by when, and in which city and state: nobody types what the pincode knows."
  >
    <FlowStep
      title="Do you deliver to me?"
      of={DeliveryCheck}
      story="Default"
      hindi="HindiEmpty"
      why="A visitor asks before there is a cart or an account. A pincode is enough, and no position of the device is asked for."
      rules={['C23', 'S11']}
      proofs={[
        ['packages/ui/src/order/delivery-check/delivery-check.test.tsx', 'by keyboard, with Enter'],
        [
          'apps/web/e2e/promise.journey.ts',
          'a visitor types a pincode by keyboard, and finds it in the cart',
        ],
      ]}
      page={['Pages/Medicine detail', 'Default']}
    />
    <FlowStep
      title="Yes, by then"
      of={DeliveryCheck}
      story="FilledFound"
      hindi="Hindi"
      why="The place by its name shows that the pincode was understood. The day is one instant that stays the same on every later screen."
      rules={['S12']}
      proofs={[
        [
          'packages/ui/src/order/delivery-check/delivery-check.test.tsx',
          'what was found is said with its place, and another may be wanted',
        ],
        ['apps/api/test/delivery-promise.test.ts', 'says whether and by when we come to a pincode'],
      ]}
      page={['Pages/Medicine detail', 'Default']}
    />
    <FlowStep
      title="Too far"
      of={DeliveryCheck}
      story="OutOfRangeOutOfReach"
      why="Said at once and with the distance that we serve, not after an address has been typed."
      rules={['S17']}
      proofs={[
        [
          'packages/ui/src/order/delivery-check/delivery-check.test.tsx',
          'what a pharmacist checks first has no date, and where nobody comes there is no promise',
        ],
      ]}
      page={['Pages/Medicine detail', 'Default']}
    />
    <FlowStep
      title="The address: pincode and street"
      of={QuickAddressForm}
      story="Default"
      why="The pincode fills city and state, name and mobile come from the account. What is left to type is the house and the street."
      rules={['C34', 'T41']}
      proofs={[
        [
          'packages/ui/src/address/quick-address-form/quick-address-form.test.tsx',
          'for who is known it asks for pincode and street alone; the rest stands folded',
        ],
        [
          'packages/ui/src/address/quick-address-form/quick-address-form.test.tsx',
          'a pincode is six digits however it is written',
        ],
        [
          'apps/api/test/places.test.ts',
          'a pincode fills city and state; one that has been begun lists the near ones',
        ],
      ]}
      page={['Pages/Cart', 'OpenAddingAddress']}
    />
    <FlowStep
      title="A pincode that nobody knows"
      of={QuickAddressForm}
      story="ErrorUnknownPincode"
      why="New pincodes come every year. City and state are asked for, and the address can be saved."
      rules={['C41', 'T41']}
      proofs={[
        [
          'packages/ui/src/address/quick-address-form/quick-address-form.test.tsx',
          'a pincode that nobody knows asks for city and state, and says so',
        ],
        [
          'apps/api/test/address-point.test.ts',
          "the device's place counts for a pincode that nobody knows, and only where it fits",
        ],
      ]}
      page={['Pages/Cart', 'OpenAddingAddress']}
    />
    <FlowStep
      title="Known, with fee and distance"
      of={QuickAddressForm}
      story="Filled"
      why="Before it is saved it says how far it is and what delivery costs there, measured from the address on the server."
      rules={['S11', 'S17', 'C41']}
      proofs={[
        [
          'packages/ui/src/address/quick-address-form/quick-address-form.test.tsx',
          'one that exists is named and updated as such, and what its pincode says is told',
        ],
        [
          'apps/api/test/address.test.ts',
          'has its distance to 0.1 km, from its point, else from its pincode; none for a pincode that nobody knows',
        ],
      ]}
      page={['Pages/Cart', 'OpenAddingAddress']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Pincode to city',
  component: PincodeToCity,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
