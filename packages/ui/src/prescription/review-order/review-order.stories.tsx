import preview from '#storybook/preview';
import { ReviewOrder, ReviewOrderDecided } from './review-order.tsx';

const meta = preview.meta({
  title: 'Prescription/Review order',
  component: ReviewOrder,
  args: {
    orderId: 'OD-7Q2MK4BCDFGH',
    createdAt: '2026-11-24T09:58:00+05:30',
    children: <ReviewOrderDecided name="Glucinsul 30/70" quantity={1} decision="approved" />,
  },
});
export const Default = meta.story();
/** All of its lines are rejected, and nothing else is in it. */
export const DoneEmptied = meta.story({
  args: {
    goesBackPaise: 177_00,
    children: (
      <ReviewOrderDecided
        name="Restiva 0.5"
        quantity={3}
        decision="rejected"
        reason="Not on this prescription"
      />
    ),
  },
});
export const LongText = meta.story({
  args: {
    goesBackPaise: 1_25_000_00,
    children: (
      <ReviewOrderDecided
        name="Amoxicillin trihydrate with potassium clavulanate gastro-resistant dispersible tablets"
        quantity={99}
        decision="question"
        reason="The strength cannot be read. Please send a picture of the whole sheet, taken in daylight, with the doctor's stamp."
      />
    ),
  },
});
export const Hindi = meta.story({ args: { goesBackPaise: 177_00 }, globals: { locale: 'hi' } });
