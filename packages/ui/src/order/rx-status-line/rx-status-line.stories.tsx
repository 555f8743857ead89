import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { RxStatusLine } from './rx-status-line.tsx';

const meta = preview.meta({
  title: 'Order/Rx status line',
  component: RxStatusLine,
  args: { status: 'needed' as const },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusyChecking = meta.story({ args: { status: 'checking' } });
export const OpenQuestion = meta.story({
  args: { status: 'question', reason: 'The dose cannot be read. Is it 5 mg or 25 mg? We will call you.' },
});
export const DoneApproved = meta.story({ args: { status: 'approved', medicine: 'Glucinsul 30/70' } });
export const Refused = meta.story({
  args: {
    status: 'rejected',
    reason: 'The prescription is older than six months.',
    medicine: 'Glucinsul 30/70',
  },
});
export const LongText = meta.story({
  args: {
    status: 'rejected',
    medicine:
      'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
    reason:
      'The name on the prescription, Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar, is not the name of the person who receives the order.',
  },
  decorators: [within('max-w-dialog')],
});
export const Hindi = meta.story({
  args: { status: 'question', reason: 'खुराक साफ़ नहीं पढ़ी जा रही। हम आपको फ़ोन करेंगे।', medicine: 'ग्लूकिंसुल 30/70' },
  globals: { locale: 'hi' },
});
