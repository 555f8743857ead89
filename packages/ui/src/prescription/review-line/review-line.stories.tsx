import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ReviewLine } from './review-line.tsx';

/** Keeps what is chosen, as its page does. */
function Kept({ decision, reason, onDecide, onReasonChange, ...props }: ComponentProps<typeof ReviewLine>) {
  const [chosen, setChosen] = useState(decision);
  const [said, setSaid] = useState(reason);
  return (
    <ReviewLine
      {...props}
      decision={chosen}
      reason={said}
      onDecide={(one) => {
        setChosen(one);
        onDecide(one);
      }}
      onReasonChange={(text) => {
        setSaid(text);
        onReasonChange(text);
      }}
    />
  );
}
const meta = preview.meta({
  title: 'Prescription/Review line',
  component: ReviewLine,
  render: (args) => <Kept {...args} />,
  args: {
    name: 'Pantavida 40',
    substance: 'Pantoprazole 40 mg',
    form: 'tablet' as const,
    schedule: 'H' as 'none' | 'H' | 'H1',
    pack: 'Strip of 15 tablets',
    quantity: 2,
    amountPaise: 12_000,
    earlier: <p>1 pack, Tue 10 Nov 2026</p>,
    written: <p>30 days</p>,
    reason: '',
    keys: true,
    onDecide: fn(),
    onReasonChange: fn(),
  },
});
export const Default = meta.story();
export const DoneApproved = meta.story({ args: { decision: 'approved' } });
export const PendingAsked = meta.story({
  args: { decision: 'question', reason: 'How many do you take a day?' },
});
export const Refused = meta.story({
  args: { decision: 'rejected', reason: 'Not on this prescription' },
  tags: ['all-cells'],
});
export const KindScheduleH1 = meta.story({
  args: { name: 'Restiva 0.5', substance: 'Alprazolam 0.5 mg', schedule: 'H1' },
});
export const DangerLookAlike = meta.story({
  args: { note: <p className="text-lead font-medium text-warning-text">Not Pantavita 40 (Paroxetine)</p> },
});
export const ErrorMissing = meta.story({ args: { error: 'Please approve, ask or reject.' } });
export const WithoutOrder = meta.story({
  args: {
    name: 'No order waits for this prescription',
    substance: undefined,
    form: undefined,
    schedule: undefined,
    pack: undefined,
    quantity: undefined,
    amountPaise: undefined,
    earlier: undefined,
    written: undefined,
    canAsk: false,
    keys: false,
  },
});
export const LongText = meta.story({
  args: {
    name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (moisture-proof pack)',
    substance: 'Clopidogrel bisulphate 75 mg + acetylsalicylic acid 150 mg, gastro-resistant',
    quantity: 999,
    decision: 'rejected',
    amountPaise: 99_999_900,
    reason: 'The strength on this prescription is another one than the strength that was ordered, twice',
  },
});
export const Hindi = meta.story({
  args: {
    name: 'पैंटाविडा 40',
    substance: 'पैंटोप्राज़ोल 40 मि.ग्रा.',
    pack: '15 गोलियों की पट्टी',
    earlier: <p>1 पैक, मंगल 10 नव॰ 2026</p>,
    written: <p>30 दिन</p>,
    decision: 'rejected',
    reason: 'इस पर्ची में नहीं है',
  },
  globals: { locale: 'hi' },
});
