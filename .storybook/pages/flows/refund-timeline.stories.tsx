import preview from '../../preview.tsx';
import * as OrderTimeline from '../../../packages/ui/src/order/order-timeline/order-timeline.stories.tsx';
import * as RefundCard from '../../../packages/ui/src/order/refund-card/refund-card.stories.tsx';
import * as RxStatusLine from '../../../packages/ui/src/order/rx-status-line/rx-status-line.stories.tsx';
import * as OrderNext from '../../../packages/ui/src/order/order-next/order-next.stories.tsx';
import { Flow } from './flow.tsx';
import { FlowStep } from './flow-step.tsx';
import { flowParameters } from './parameters.ts';

const RefundTimeline = () => (
  <Flow
    title="Refund timeline"
    purpose="Money on its way back: how much, why, by which way and by which day, without a call."
  >
    <FlowStep
      title="Why: a line was turned down"
      of={RxStatusLine}
      story="Refused"
      why="The reason comes first, in the words of who decided. The other lines go on."
      rules={['C30']}
      proofs={[
        [
          'apps/api/test/orders.test.ts',
          "that is turned down for a line brings that line's money back, and the rest goes on (C30)",
        ],
      ]}
      page={['Pages/Order', 'Default']}
    />
    <FlowStep
      title="Why: the order was cancelled"
      of={OrderNext}
      story="Cancelled"
      why="What happens next is said where the order is read, also where nothing has to be done any more."
      rules={['C1', 'C30']}
      proofs={[
        [
          'apps/api/test/orders.test.ts',
          'gives all of it back, the fee too, with method, reference and the day by which it comes',
        ],
      ]}
      page={['Pages/Order', 'Cancelled']}
    />
    <FlowStep
      title="Asked for"
      of={RefundCard}
      story="StepStarted"
      why="The sum is certain before the provider has answered, so it is shown; the reference follows. However often it is asked, it goes once."
      rules={['F5', 'F13']}
      proofs={[
        [
          'apps/api/test/orders-refunds.test.ts',
          'the provider does it and its answer is lost: asked again, it is the same refund',
        ],
        [
          'apps/api/test/orders-refunds.test.ts',
          '50 partial refunds at once never come to more than was paid',
        ],
      ]}
      page={['Pages/Order history', 'Default']}
    />
    <FlowStep
      title="On its way, with a day"
      of={RefundCard}
      story="Default"
      hindi="Hindi"
      why="Banks take days. The day by which it comes and the reference for the bank stand there, so that waiting has an end."
      rules={['S12', 'C29']}
      proofs={[
        [
          'apps/api/test/orders.test.ts',
          'gives all of it back, the fee too, with method, reference and the day by which it comes',
        ],
      ]}
      page={['Pages/Order history', 'Default']}
    />
    <FlowStep
      title="It is through"
      of={RefundCard}
      story="DoneProcessed"
      why="From the provider’s own message, which may come twice or never: a later look finds it all the same."
      rules={['F13', 'C43']}
      proofs={[
        [
          'apps/api/test/orders-refunds.test.ts',
          'told ten times at once that it is through, before we saw it: it is through once',
        ],
        ['apps/api/test/orders-messages.test.ts', 'is told of a cancelled one, and when its money is back'],
      ]}
      page={['Pages/Order history', 'Default']}
    />
    <FlowStep
      title="The bank turned it down"
      of={RefundCard}
      story="Error"
      why="It is asked for anew by itself. The card says so, and that nothing is lost."
      rules={['F10', 'F13']}
      proofs={[
        [
          'apps/api/test/orders-refunds.test.ts',
          'one that the bank turns down is asked for anew, and says so meanwhile; what is through never goes back',
        ],
      ]}
      page={['Pages/Order history', 'Default']}
    />
    <FlowStep
      title="The whole story, in order"
      of={OrderTimeline}
      story="RefundedMoney"
      hindi="Hindi"
      why="Every change with when and by whom, as the shop sees it too. Of an invoiced order a credit note takes the tax back."
      rules={['C1', 'C29']}
      proofs={[
        [
          'apps/api/test/credit-notes.test.ts',
          'comes to the refund to the paisa, whatever goes back in whatever parts; all back is the invoice, tax and all',
        ],
        ['apps/web/e2e/orders.journey.ts', 'order, invoice, cancel, refund'],
      ]}
      page={['Pages/Order', 'Cancelled']}
    />
  </Flow>
);

const meta = preview.meta({
  title: 'Flows/Refund timeline',
  component: RefundTimeline,
  tags: ['!autodocs', 'no-visual'],
  parameters: flowParameters,
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
