import { imprint } from '@doorstep/contract/imprint';
import type { ShopCounts } from '@doorstep/contract/search.schema';
import { store } from '@doorstep/contract/store';
import { ambulance } from '@doorstep/ui/art/ambulance';
import { appointment } from '@doorstep/ui/art/appointment';
import { labCollection } from '@doorstep/ui/art/lab-collection';
import { nurseVisit } from '@doorstep/ui/art/nurse-visit';
import { orderMedicine } from '@doorstep/ui/art/order-medicine';
import { serviceAppointment } from '@doorstep/ui/art/service-appointment';
import { serviceEmergency } from '@doorstep/ui/art/service-emergency';
import { serviceMedicine } from '@doorstep/ui/art/service-medicine';
import { serviceNurse } from '@doorstep/ui/art/service-nurse';
import { serviceOnlineDoctor } from '@doorstep/ui/art/service-online-doctor';
import { serviceTests } from '@doorstep/ui/art/service-tests';
import { videoConsultation } from '@doorstep/ui/art/video-consultation';
import type { Slide } from '@doorstep/ui/home/hero-carousel';
import type { Service } from '@doorstep/ui/home/services-strip';
import { usePageMessages } from '../messages/messages.ts';
import { homeMessages } from './messages.en.ts';

const callHref = `tel:${imprint.emergency.own}`;

/** The six things that the shop does, as slides and as cards; without a count while it is not known. */
export function useSlides(counts: ShopCounts['data'] | undefined): { slides: Slide[]; services: Service[] } {
  const messages = usePageMessages('home', homeMessages);
  const counted = (say: (n: number) => string, n: number | undefined) => (n ? say(n) : '\u00a0');
  const action = messages.getStarted;
  return {
    slides: [
      {
        href: '/medicines',
        title: messages.medicineSlide,
        description: messages.medicineSlideText(store.radiusKm),
        action,
        scene: orderMedicine,
      },
      {
        href: '/paramedical',
        title: messages.nurseSlide,
        description: messages.nurseSlideText,
        action,
        scene: nurseVisit,
      },
      {
        href: '/medical-tests',
        title: messages.testSlide,
        description: messages.testSlideText,
        action,
        scene: labCollection,
      },
      {
        href: '/online-consultation',
        title: messages.videoSlide,
        description: messages.videoSlideText,
        action,
        scene: videoConsultation,
      },
      {
        href: '/doctor-list',
        title: messages.appointmentSlide,
        description: messages.appointmentSlideText(counts?.specialties),
        action,
        scene: appointment,
      },
      {
        href: callHref,
        title: messages.ambulanceSlide,
        description: messages.ambulanceSlideText,
        action: messages.callNow,
        scene: ambulance,
        tone: 'danger',
      },
    ],
    services: [
      {
        href: '/medicines',
        title: messages.medicine,
        description: counted(messages.medicineCount, counts?.medicines),
        scene: serviceMedicine,
      },
      {
        href: '/paramedical',
        title: messages.paramedical,
        description: counted(messages.paramedicalCount, counts?.services),
        scene: serviceNurse,
      },
      {
        href: '/medical-tests',
        title: messages.tests,
        description: counted(messages.testCount, counts?.tests),
        scene: serviceTests,
      },
      {
        href: '/online-consultation',
        title: messages.onlineDoctor,
        description: messages.onlineDoctorText,
        scene: serviceOnlineDoctor,
      },
      {
        href: '/doctor-list',
        title: messages.appointment,
        description: counted(messages.appointmentCount, counts?.doctors),
        scene: serviceAppointment,
      },
      {
        href: callHref,
        title: messages.emergency,
        description: messages.emergencyText,
        scene: serviceEmergency,
        tone: 'danger',
      },
    ],
  };
}
