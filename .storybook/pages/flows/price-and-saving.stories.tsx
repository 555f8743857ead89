import preview from '../../preview.tsx';
import * as BuyBox from '../../../packages/ui/src/medicine/buy-box/buy-box.stories.tsx';
import * as CartLine from '../../../packages/ui/src/cart/cart-line/cart-line.stories.tsx';
import * as CartSummary from '../../../packages/ui/src/cart/cart-summary/cart-summary.stories.tsx';
import * as MedicineCard from '../../../packages/ui/src/medicine/medicine-card/medicine-card.stories.tsx';
import * as OrderSummary from '../../../packages/ui/src/order/order-summary/order-summary.stories.tsx';
import * as PriceChanged from '../../../packages/ui/src/order/price-changed/price-changed.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const PriceAndSaving = () => (
  <Flow
    title="Price and saving"
    purpose="What one pays, what is printed on the pack, and what is saved: the same sum from the list to the payment."
  >
    <FlowStep
      title="In the list: what is paid, then the MRP"
      of={MedicineCard}
      story="Default"
      hindi="Hindi"
      why="The price to pay stands first and largest, and beside it, struck through, the MRP that is printed on every Indian pack. Where nothing is saved, neither a struck price nor a percentage appears."
      rules={['S12', 'C29']}
      proofs={[
        ['packages/ui/src/medicine/medicine-card/medicine-card.test.tsx', 'what is not so is not said'],
        ['packages/contract/test/rules.test.ts', 'discount is rounded, and nothing where there is none'],
      ]}
      page={['Pages/Medicine list', 'Default']}
    />
    <FlowStep
      title="On its page: the saving in rupees, and the price of one"
      of={BuyBox}
      story="InCart"
      why="A percentage alone cannot be compared. The saving stands in rupees, the price also for one tablet or millilitre, and that GST is included, as the law has prices with tax."
      rules={['C29', 'S12']}
      proofs={[
        [
          'packages/ui/src/medicine/buy-box/buy-box.test.tsx',
          'in the cart it tells the wished quantity; saved, it can be taken back',
        ],
        [
          'apps/api/test/medicines.test.ts',
          'money is rupees, and a unit price where the pack says what it holds',
        ],
      ]}
      page={['Pages/Medicine detail', 'InCart']}
    />
    <FlowStep
      title="In the cart: the price has changed since"
      of={CartLine}
      story="PriceChanged"
      hindi="Hindi"
      why="The cart lives on the device and may be weeks old. Its prices are read again from the server, and a change is said in its line before anybody pays."
      rules={['T35', 'S3']}
      proofs={[['packages/ui/src/cart/cart-line/cart-line.test.tsx', 'a changed price is said in the line']]}
      page={['Pages/Cart', 'PriceChanged']}
    />
    <FlowStep
      title="The sum: what is saved, and how much is missing for free delivery"
      of={CartSummary}
      story="Default"
      hindi="Hindi"
      why="The delivery fee needs an address, so it is not guessed here. What can be said already is the saving and the amount from which delivery is free."
      rules={['S17', 'T8']}
      proofs={[
        ['apps/api/test/payment.test.ts', 'goods of ₹499 and more come free'],
        ['packages/contract/test/rules.test.ts', 'an item delivers free from ₹499.00'],
      ]}
      page={['Pages/Cart', 'Default']}
    />
    <FlowStep
      title="Before paying: every part of the sum"
      of={OrderSummary}
      story="Default"
      why="Lines and fee add up to the total, to the paisa, and the fee says from which distance it comes. These prices now stand for half an hour."
      rules={['S3', 'S17', 'C40']}
      proofs={[
        [
          'apps/api/test/payment.test.ts',
          'quote, pay, verify, place: an order with the frozen lines, the fee and the sum',
        ],
        [
          'apps/api/test/payment.test.ts',
          'a quote stands for half an hour, whatever its prices do meanwhile; after it the order is looked at anew (F8)',
        ],
      ]}
      page={['Pages/Order summary', 'Default']}
    />
    <FlowStep
      title="It costs another sum than before"
      of={PriceChanged}
      story="Default"
      why="The new total stands beside the old one and must be accepted by a press. Nothing is charged before that, and the cart is kept."
      rules={['S3', 'F8']}
      proofs={[
        [
          'apps/api/test/payment.test.ts',
          'another amount is refused with the right total, and nothing is opened (T6)',
        ],
        [
          'packages/ui/src/order/price-changed/price-changed.test.tsx',
          'it is announced, says that nothing is lost, and leaves focus alone',
        ],
      ]}
      page={['Pages/Payment', 'PriceChanged']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Price and saving',
  component: PriceAndSaving,
  tags: ['!autodocs'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
