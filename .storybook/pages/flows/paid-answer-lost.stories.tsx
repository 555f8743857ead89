import preview from '../../preview.tsx';
import * as OrderSuccess from '../../../packages/ui/src/order/order-success/order-success.stories.tsx';
import * as PaymentChecking from '../../../packages/ui/src/payment/payment-checking/payment-checking.stories.tsx';
import * as PaymentPanel from '../../../packages/ui/src/payment/payment-panel/payment-panel.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const PaidAnswerLost = () => (
  <Flow
    title="Paid but the answer lost"
    purpose="Money has left the account and the line is gone: nobody pays twice, and nobody has to ask where the money is."
  >
    <FlowStep
      title="Before paying"
      of={PaymentPanel}
      story="Default"
      why="One button with the sum on it, and who takes the money. The provider’s script is loaded on this page alone."
      rules={['T21', 'S3']}
      proofs={[
        ['apps/web/e2e/checkout.faults.ts', "only the page that pays lets the provider's script in (T21)"],
        [
          'packages/ui/src/payment/payment-button/payment-button.test.tsx',
          'while processing it is busy, can hold focus, and ignores presses',
        ],
      ]}
      page={['Pages/Payment', 'Default']}
    />
    <FlowStep
      title="Without a line nothing can be started"
      of={PaymentPanel}
      story="Offline"
      why="The button is off and says why; the cart is kept, and the button comes back with the line."
      rules={['F1', 'C21']}
      proofs={[
        [
          'apps/web/e2e/checkout.faults.ts',
          'goes between two steps: the page stays and says so, and the next one opens by itself',
        ],
      ]}
      page={['Pages/Payment', 'Offline']}
    />
    <FlowStep
      title="It failed"
      of={PaymentPanel}
      story="PaymentFailed"
      why="First that nothing was charged and the cart is safe, then another try, then the shop’s phone. Should the bank take the money after all, it becomes the order or goes back."
      rules={['F10', 'C37']}
      proofs={[
        [
          'packages/ui/src/payment/payment-panel/payment-panel.test.tsx',
          'a notice is announced and leaves focus alone',
        ],
        [
          'packages/ui/src/payment/payment-panel/payment-panel.test.tsx',
          'the phone is the second way, after the button',
        ],
        ['apps/api/test/payment.test.ts', 'paid late: it fails, and a minute later it is an order (F10)'],
      ]}
      page={['Pages/Payment', 'Error']}
    />
    <FlowStep
      title="Paid, and no answer came"
      of={PaymentChecking}
      story="Default"
      hindi="Hindi"
      why="The page does not offer to pay again. It says that it checks, and asks the server until it knows."
      rules={['F2', 'F3']}
      proofs={[
        [
          'apps/web/e2e/checkout.faults.ts',
          'the answer is lost: the page finds out by itself, and shows the one order',
        ],
        [
          'packages/ui/src/payment/payment-checking/payment-checking.test.tsx',
          'it is announced, and its heading takes focus by script',
        ],
      ]}
      page={['Pages/Payment', 'BusyChecking']}
    />
    <FlowStep
      title="It takes longer"
      of={PaymentChecking}
      story="PendingDelayed"
      why="The payment id stands there for a call to the shop or the bank. Leaving is safe: a job finishes the order whether the page is open or not."
      rules={['F4', 'F13']}
      proofs={[
        [
          'apps/api/test/payment.test.ts',
          'the answer is lost: the order is made all the same, and whoever asks is told (F2, F13)',
        ],
        [
          'apps/web/e2e/checkout.faults.ts',
          'the browser dies after paying: whoever comes back sees the order',
        ],
      ]}
      page={['Pages/Payment', 'PendingDelayed']}
    />
    <FlowStep
      title="It is an order"
      of={OrderSuccess}
      story="WithPayment"
      why="The page reads the order from the server and believes nothing in its address. Back and reload make no second order."
      rules={['S4', 'F33', 'F6']}
      proofs={[
        [
          'apps/web/e2e/checkout.journey.ts',
          'Back after success makes no second order, and a reload shows the same one',
        ],
        [
          'apps/api/test/payment.test.ts',
          'placing again and again with one payment answers the same order (F6)',
        ],
      ]}
      page={['Pages/Order success', 'Default']}
    />
    <FlowStep
      title="Or the money is back"
      of={PaymentChecking}
      story="Refunded"
      why="What could not become an order within four days goes back by itself, with the sum and the payment it belongs to."
      rules={['C40', 'F9']}
      proofs={[
        [
          'apps/api/test/late-payments.test.ts',
          'what is paid later goes back, and the patient is told why (C40)',
        ],
      ]}
      page={['Pages/Payment', 'Refunded']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Paid but the answer lost',
  component: PaidAnswerLost,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
