import { expect, test } from 'vitest';
import { sentences } from '../sentences.mjs';

const file = (path, text) => ({ path, text });
const csv =
  'id,where,text\nS1,1 §5,Mobile number is required\nS2,"1 §2, 3","No orders with status ""{status}"""\nS3,1 §8,Not Found / Try again\nS4,2 §1,Nowhere\n';

test('which sentences stand in the product, and which in a test', () => {
  const found = sentences(csv, [
    file('packages/ui/src/account/messages.en.ts', `required: 'Mobile number is required'`),
    file(
      'apps/web/src/order/messages.en.ts',
      "with: (status) => `No orders with status \"${status}\"`, none: 'Not found', again: 'Try again'",
    ),
    file('apps/web/e2e/orders.journey.ts', `getByText('No orders with status "Shipped"')`),
    file('README.md', 'Nowhere'),
  ]);
  expect(found.map(({ id, where, product, test }) => [id, where, product, test])).toEqual([
    ['S1', '1 §5', true, false],
    ['S2', '1 §2, 3', true, true],
    ['S3', '1 §8', true, false],
    ['S4', '2 §1', false, false],
  ]);
});
