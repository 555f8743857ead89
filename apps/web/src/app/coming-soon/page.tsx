import { brand } from '@doorstep/contract/brand';
import { ComingSoon } from '@doorstep/ui/home/coming-soon';
import { useLocation } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { useTitle } from '../head.ts';
import { comingSoonMessages } from './messages.en.ts';

/** By the first part of each path that opens this page, in lower case: what will stand there. */
const promised = {
  paramedical: 'visits',
  'doctor-list': 'appointments',
  doctors: 'appointments',
  doctor: 'appointments',
  'doctor-slots': 'appointments',
  'doctor-booking': 'appointments',
  'doctor-checkout': 'appointments',
  'booking-success': 'appointments',
  'medical-tests': 'tests',
  consultation: 'consultations',
  patientdashboard: 'consultations',
  'online-consultation': 'consultations',
  support: 'support',
  about: 'about',
} as const;

export default function ComingSoonPage() {
  const messages = usePageMessages('soon', comingSoonMessages);
  const first = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const title = messages.promised[promised[first as keyof typeof promised]];
  useTitle(`${title}: ${messages.comingSoon}`);
  return (
    <ComingSoon title={title} medicinesHref="/medicines" phone={brand.phone} phoneShown={brand.phoneShown} />
  );
}
