import type { refillEndpoints } from '@doorstep/contract/refill.schema';
import { everyone, ownerAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  listRefills: { example: () => ({}), answers: everyone() },
  setRefill: {
    async example(shop) {
      await shop.buy([{ id: 390, qty: 1 }]);
      return { params: { medicine_id: '390' }, body: { per_day: 1.5, remind: true } };
    },
    answers: ownerAlone,
  },
  forgetRefill: { example: () => ({ params: { medicine_id: '390' } }), answers: everyone() },
} satisfies AreaExamples<typeof refillEndpoints>;
