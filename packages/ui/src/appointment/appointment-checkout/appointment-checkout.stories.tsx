import preview from '#storybook/preview';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { appointment, asha, lajja, longDoctor } from '../fixtures.ts';
import { AppointmentCheckout, AppointmentCheckoutSkeleton } from './appointment-checkout.tsx';

const pay = (label: string) => (
  <Card>
    <Button size="lg" wide>
      {label}
    </Button>
  </Card>
);
const summary = { ...appointment, patient: asha, timesHref: '#times', patientHref: '#patient' };
const meta = preview.meta({
  title: 'Appointment/Appointment checkout',
  component: AppointmentCheckout,
  args: { summary, children: pay(`Pay ${formatPaise(summary.feePaise)} & Confirm`) },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({ render: () => <AppointmentCheckoutSkeleton /> });
export const LongText = meta.story({
  args: {
    summary: { ...summary, name: longDoctor.name, specialty: longDoctor.specialty, patient: lajja },
  },
});
export const Hindi = meta.story({
  args: {
    summary: {
      ...summary,
      name: 'मीरा सिन्हा',
      specialty: 'स्त्री एवं प्रसूति रोग',
      patient: { ...lajja, name: 'लज्जा कुमारी' },
    },
    children: pay(`${formatPaise(summary.feePaise)} दें और पक्का करें`),
  },
  globals: { locale: 'hi' },
});
