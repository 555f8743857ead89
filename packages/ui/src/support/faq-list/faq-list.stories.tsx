import preview from '#storybook/preview';
import { FaqList } from './faq-list.tsx';

const meta = preview.meta({
  title: 'Support/Faq list',
  component: FaqList,
  args: {
    title: 'Delivery',
    questions: [
      {
        id: 'fee',
        question: 'What does delivery cost?',
        answer: 'Nothing from ₹499.00 on. Below that ₹3 for each km from our store.',
      },
      {
        id: 'where',
        question: 'Where do you deliver?',
        answer: 'Up to 30 km from our store in Ranchi.',
      },
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Open = meta.story({
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
});
export const LongText = meta.story({
  args: {
    questions: [
      {
        id: 'long',
        question:
          'What happens with my money when one of the medicines that I have paid for cannot be delivered because the pharmacist rejects its prescription?',
        answer: 'Its money goes back to where it came from. '.repeat(6),
      },
    ],
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
});
export const Hindi = meta.story({
  args: {
    title: 'डिलीवरी',
    questions: [{ id: 'fee', question: 'डिलीवरी का कितना लगता है?', answer: '₹499 से ऊपर के ऑर्डर पर कुछ नहीं।' }],
  },
  globals: { locale: 'hi' },
});
