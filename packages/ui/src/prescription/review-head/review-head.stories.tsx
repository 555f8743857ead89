import preview from '#storybook/preview';
import { ReviewHead } from './review-head.tsx';

const meta = preview.meta({
  title: 'Prescription/Review head',
  component: ReviewHead,
  args: {
    patientName: 'Asha Kumari',
    mobile: '9876543210',
    age: 68,
    orderIds: ['OD-7Q2MK4BCDFGH'],
    place: { index: 2, of: 7 },
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    patientName: 'Venkata Satyanarayana Subrahmanya Raghavendra Chattopadhyay',
    orderIds: ['OD-7Q2MK4BCDFGH', 'OD-M2BMRVWC8SHT', 'OD-8KBQMBTRJNSP'],
    place: { index: 1_204, of: 12_500 },
  },
});
/** A cart is asked for: there is no order yet. */
export const Empty = meta.story({ args: { orderIds: [], age: null, place: undefined } });
export const Hindi = meta.story({ args: { patientName: 'आशा कुमारी' }, globals: { locale: 'hi' } });
export const Focused = meta.story({ args: { focused: true } });
