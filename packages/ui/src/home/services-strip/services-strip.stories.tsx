import preview from '#storybook/preview';
import { serviceAppointment } from '../../base/art/scenes/service-appointment.ts';
import { serviceEmergency } from '../../base/art/scenes/service-emergency.ts';
import { serviceMedicine } from '../../base/art/scenes/service-medicine.ts';
import { serviceNurse } from '../../base/art/scenes/service-nurse.ts';
import { serviceOnlineDoctor } from '../../base/art/scenes/service-online-doctor.ts';
import { serviceTests } from '../../base/art/scenes/service-tests.ts';
import { ServicesStrip, type Service } from './services-strip.tsx';

const services: readonly Service[] = [
  { href: '#medicines', title: 'Medicine', description: '2,519 medicines', scene: serviceMedicine },
  { href: '#paramedical', title: 'Paramedical', description: '52 home services', scene: serviceNurse },
  { href: '#tests', title: 'Medical Tests', description: '133 tests at home', scene: serviceTests },
  { href: '#online', title: 'Online Doctor', description: '9 AM to 10 PM', scene: serviceOnlineDoctor },
  { href: '#appointment', title: 'Appointment', description: 'Slots today', scene: serviceAppointment },
  {
    href: '#ambulance',
    title: 'Emergency',
    description: 'Ambulance, 24/7',
    scene: serviceEmergency,
    tone: 'danger',
  },
];
const meta = preview.meta({
  title: 'Home/Services strip',
  component: ServicesStrip,
  args: { title: 'Our Services', services, autoplay: false },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusyMoving = meta.story({ args: { autoplay: true }, tags: ['no-visual'] });
/** Nothing to move through. */
export const VariantFew = meta.story({ args: { services: services.slice(0, 1) } });
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    services: services.map((one) => ({
      ...one,
      title: 'Paramedical care at home for the whole family',
      description: '52 home services, by registered nurses',
    })),
  },
});
export const Hindi = meta.story({
  args: {
    title: 'हमारी सेवाएँ',
    services: [
      { ...services[0]!, title: 'दवाएँ', description: '2,519 दवाएँ' },
      { ...services[1]!, title: 'घर पर नर्स', description: '52 सेवाएँ' },
      { ...services[2]!, title: 'जाँच', description: 'घर पर 133 जाँचें' },
    ],
  },
  globals: { locale: 'hi' },
});
