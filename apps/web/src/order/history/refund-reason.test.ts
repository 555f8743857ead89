import { expect, test } from 'vitest';
import { page } from '../../messages/hi.ts';
import { refundReason } from './refund-reason.ts';

const medicines = [{ name: 'Paramol 650' }, { name: 'Dr. Sinha’s Syrup 2.5' }];
test.each([
  ['The pharmacist could not approve Paramol 650.', 'फ़ार्मासिस्ट ने Paramol 650 को मंज़ूरी नहीं दी।'],
  [
    'The pharmacist could not approve Dr. Sinha’s Syrup 2.5. It is older than six months.',
    'फ़ार्मासिस्ट ने Dr. Sinha’s Syrup 2.5 को मंज़ूरी नहीं दी। It is older than six months.',
  ],
  ['You cancelled this order.', 'आपने यह ऑर्डर रद्द किया।'],
  ['Nobody has a word for this.', 'Nobody has a word for this.'],
])('%s reads %s in Hindi', (said, hindi) => {
  expect(refundReason(said, medicines, page.order)).toBe(hindi);
});
