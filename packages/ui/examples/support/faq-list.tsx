import { FaqList } from '@doorstep/ui/support/faq-list';

export default function Example() {
  return (
    <FaqList
      title="Delivery"
      questions={[
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
      ]}
    />
  );
}
