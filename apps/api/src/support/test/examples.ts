import type { supportEndpoints } from '@doorstep/contract/support.schema';
import { all, everyone, adminAlone } from '../../../test/answers.ts';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';

const TICKET = {
  kind: 'message',
  name: 'Sita Devi',
  mobile: '9811144477',
  message: 'Do you deliver to Kanke on Sundays?',
  about: '/medicines',
  language: 'en',
};
const asked = async (shop: Shopper) => ({
  params: { id: (await shop.good<{ data: { id: string } }>(shop.post('/support/tickets/', TICKET))).data.id },
});

export default {
  sendTicket: { example: () => ({ body: TICKET }), answers: all(201) },
  listTickets: { example: () => ({ query: '?page=1&limit=5' }), answers: everyone() },
  staffTickets: {
    example: () => ({ query: '?status=open&page=1&limit=5&id=SP-7K2MPQ4TXW93' }),
    answers: adminAlone,
  },
  answerTicket: {
    example: async (shop) => ({ ...(await asked(shop)), body: { text: 'Yes, on every day but Sunday.' } }),
    answers: adminAlone,
  },
  closeTicket: { example: asked, answers: adminAlone },
  reopenTicket: { example: asked, answers: adminAlone },
} satisfies AreaExamples<typeof supportEndpoints>;
