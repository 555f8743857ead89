import preview from '../../preview.tsx';
import * as BuyBox from '../../../packages/ui/src/medicine/buy-box/buy-box.stories.tsx';
import * as OrderSuccess from '../../../packages/ui/src/order/order-success/order-success.stories.tsx';
import * as PrescriptionField from '../../../packages/ui/src/prescription/prescription-field/prescription-field.stories.tsx';
import * as RxStatusLine from '../../../packages/ui/src/order/rx-status-line/rx-status-line.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const PrescriptionNeeded = () => (
  <Flow
    title="Prescription needed"
    purpose="A medicine that needs a prescription is ordered at once; a pharmacist checks before it leaves."
  >
    <FlowStep
      title="It says so before anything is bought"
      of={BuyBox}
      story="PrescriptionRequired"
      hindi="Hindi"
      why="Whoever is ill should not look for a paper first. Ordering is never blocked: the box says what is needed and what happens next."
      rules={['S9']}
      proofs={[
        [
          'packages/ui/src/medicine/medicine-card/medicine-card.test.tsx',
          'that a prescription is needed stands on one line, whole',
        ],
      ]}
      page={['Pages/Medicine detail', 'PrescriptionRequired']}
    />
    <FlowStep
      title="In the cart: a photo or a PDF"
      of={PrescriptionField}
      story="PendingNeeded"
      why="What most people have is a photo of a paper. The field names the types and the size that are taken, and the order can go on without it."
      rules={['C13', 'S9']}
      proofs={[
        [
          'packages/ui/src/prescription/prescription-field/prescription-field.test.tsx',
          'what is needed, what is wrong and what is chosen is tied to it',
        ],
        [
          'packages/ui/src/prescription/prescription-field/prescription-field.test.tsx',
          'it tells the chosen file',
        ],
      ]}
      page={['Pages/Cart', 'PrescriptionRequired']}
    />
    <FlowStep
      title="The line was lost while it was sent"
      of={PrescriptionField}
      story="ErrorErrorFailed"
      hindi="HindiFailed"
      why="The file is still there and one press sends it again. A slow upload is never ended as long as it moves, and one that failed leaves nothing behind."
      rules={['F22', 'F23', 'C21']}
      proofs={[
        [
          'packages/ui/src/prescription/prescription-field/prescription-field.test.tsx',
          'refused, failed, tried again, removed and chosen again: focus is never lost',
        ],
        ['apps/web/e2e/prescriptions.faults.ts', '${MEGABYTES} MB on a line of 400 kbit/s arrive (C21, F23)'],
        ['apps/api/test/prescription.test.ts', 'sent twice is one (safety F22)'],
      ]}
      page={['Pages/Cart', 'BusyUploading']}
    />
    <FlowStep
      title="Paid without one"
      of={OrderSuccess}
      story="PrescriptionRequired"
      hindi="Hindi"
      why="The order waits, and says until when. The prescription comes first of what is left to do, with its button; after three days the money goes back by itself."
      rules={['S9']}
      proofs={[
        [
          'packages/ui/src/order/order-success/order-success.test.tsx',
          'a missing prescription comes first of three points, and is added by the first button',
        ],
        ['apps/web/e2e/cart-request.journey.ts', 'paid without one, it is added from the success page'],
        [
          'apps/api/test/unprescribed.test.ts',
          'its patient is reminded after 2 h and after 24 h, once each, and after 3 days the money goes back (S9)',
        ],
      ]}
      page={['Pages/Order success', 'PrescriptionRequired']}
    />
    <FlowStep
      title="The pharmacist asks"
      of={RxStatusLine}
      story="OpenQuestion"
      hindi="Hindi"
      why="A question is not a refusal: the line waits, and what is asked stands in the pharmacist’s own words."
      rules={['S9', 'C1']}
      proofs={[
        [
          'apps/api/test/orders.test.ts',
          'is missing, given afterwards, asked about, given anew and approved, and each line says so',
        ],
      ]}
      page={['Pages/Order', 'Default']}
    />
    <FlowStep
      title="Approved"
      of={RxStatusLine}
      story="DoneApproved"
      why="Approval is for this line, this order and this quantity. A later order of the same medicine is looked at again."
      rules={['S9', 'S18']}
      proofs={[
        [
          'apps/api/test/review.test.ts',
          'approves each line that waits, for six months unless another day is set (S9)',
        ],
        [
          'apps/api/test/review.test.ts',
          'is of this line of this order: a later order of the same medicine, in whatever quantity and however it was given the sheet, waits for a pharmacist again (S9)',
        ],
      ]}
      page={['Pages/Order', 'Default']}
    />
    <FlowStep
      title="Refused: the rest goes on"
      of={RxStatusLine}
      story="Refused"
      why="The reason stands beside the medicine. Only this line is refunded, and the patient does not have to order the rest again."
      rules={['C30']}
      proofs={[['apps/api/test/review.test.ts', 'of one line refunds that line, and the rest goes on (C30)']]}
      page={['Pages/Order', 'Default']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Prescription needed',
  component: PrescriptionNeeded,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
