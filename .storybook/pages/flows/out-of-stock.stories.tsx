import preview from '../../preview.tsx';
import * as BuyBox from '../../../packages/ui/src/medicine/buy-box/buy-box.stories.tsx';
import * as CartLine from '../../../packages/ui/src/cart/cart-line/cart-line.stories.tsx';
import * as PaymentChecking from '../../../packages/ui/src/payment/payment-checking/payment-checking.stories.tsx';
import * as RelatedMedicines from '../../../packages/ui/src/medicine/related-medicines/related-medicines.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const OutOfStock = () => (
  <Flow
    title="Out of stock"
    purpose="What cannot be had is said early, with a cheaper medicine of the same salt, and never costs anything."
  >
    <FlowStep
      title="The last few"
      of={BuyBox}
      story="OutOfStockFewLeft"
      why="The number is told where five or fewer are left, so that it is a fact and no pressure. No more than that can be put into the cart."
      rules={['C42']}
      proofs={[
        [
          'apps/api/test/stock.test.ts',
          'is told where few are left, in list and detail, and follows each sale',
        ],
      ]}
      page={['Pages/Medicine detail', 'Default']}
    />
    <FlowStep
      title="Sold out"
      of={BuyBox}
      story="OutOfStock"
      why="There is nothing to press that would fail later. It can be kept on the wishlist."
      rules={['C42']}
      proofs={[
        ['packages/ui/src/medicine/buy-box/buy-box.test.tsx', 'out of stock it can be saved, not bought'],
      ]}
      page={['Pages/Medicine detail', 'OutOfStock']}
    />
    <FlowStep
      title="The same salt, cheaper"
      of={RelatedMedicines}
      story="WithCheaper"
      hindi="Hindi"
      why="Most medicines have an equal of the same salt, strength and form. Only such ones stand here, in stock and cheaper by the tablet or millilitre; a pack that is smaller alone saves nothing."
      rules={['C42']}
      proofs={[
        [
          'apps/api/test/medicines.test.ts',
          'equals are the same substance, strength and form, in stock, cheapest unit first, without itself',
        ],
      ]}
      page={['Pages/Medicine detail', 'Default']}
    />
    <FlowStep
      title="In the cart: gone since"
      of={CartLine}
      story="OutOfStock"
      hindi="HindiGone"
      why="The line stays and says so, for a line that vanished would be missed at the door. It can only be removed; the rest can be ordered."
      rules={['T35', 'C42']}
      proofs={[
        ['packages/ui/src/cart/cart-line/cart-line.test.tsx', 'what is %s can only be removed'],
        ['apps/api/test/payment.test.ts', 'an unknown medicine, or one that is out of stock, is named'],
      ]}
      page={['Pages/Cart', 'OutOfStock']}
    />
    <FlowStep
      title="In the cart: fewer than wanted"
      of={CartLine}
      story="ErrorTooMany"
      hindi="HindiTooMany"
      why="How many are left is said, and one press of the minus orders just these."
      rules={['C42']}
      proofs={[
        [
          'packages/ui/src/cart/cart-line/cart-line.test.tsx',
          'more than are left is said, and one press of the minus orders what is left',
        ],
        ['apps/api/test/stock.test.ts', 'of more than are left is refused with how many there are'],
      ]}
      page={['Pages/Cart', 'ErrorProblems']}
    />
    <FlowStep
      title="The last pack was sold while one paid"
      of={PaymentChecking}
      story="BusyRefunding"
      hindi="HindiRefunding"
      why="One pack goes to one order. Who paid a moment later reads why, how much comes back, for which payment and how long it takes, and is not left to ask."
      rules={['F9', 'C42']}
      proofs={[
        [
          'apps/api/test/stock.test.ts',
          'the last pack goes to one of a hundred who pay for it at once; the others get their money back',
        ],
        [
          'packages/ui/src/payment/payment-checking/payment-checking.test.tsx',
          'money on its way back: why, how much, which payment and how long',
        ],
      ]}
      page={['Pages/Payment', 'BusyRefunding']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Out of stock',
  component: OutOfStock,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
