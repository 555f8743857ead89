import preview from '#storybook/preview';
import { OrderDrawing } from './order-drawing.tsx';

const meta = preview.meta({
  title: 'Order/Order drawing',
  component: OrderDrawing,
  args: { serviceType: 'medicine' },
});
export const Default = meta.story();
export const KindParamedical = meta.story({ args: { serviceType: 'paramedical' } });
export const KindAppointment = meta.story({ args: { serviceType: 'appointment' } });
export const KindVideoConsultation = meta.story({ args: { serviceType: 'video-consultation' } });
export const KindMedicalTest = meta.story({ args: { serviceType: 'medical-test' } });
