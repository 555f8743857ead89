import preview from '#storybook/preview';
import { OrderDrawing } from './order-drawing.tsx';

const meta = preview.meta({
  title: 'Order/Order drawing',
  component: OrderDrawing,
  args: { serviceType: 'medicine' },
});
export const Default = meta.story();
export const Paramedical = meta.story({ args: { serviceType: 'paramedical' } });
export const Appointment = meta.story({ args: { serviceType: 'appointment' } });
export const VideoConsultation = meta.story({ args: { serviceType: 'video-consultation' } });
export const MedicalTest = meta.story({ args: { serviceType: 'medical-test' } });
