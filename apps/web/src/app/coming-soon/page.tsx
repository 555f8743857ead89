import { brand } from '@doorstep/contract/brand';
import { ComingSoon } from '@doorstep/ui/home/coming-soon';
import { useLocation } from 'react-router-dom';
import { usePageWords } from '../../words/words.ts';
import { useTitle } from '../head.ts';
import { soon } from './words.ts';

/** By the first part of the path, in lower case: what will stand there. */
const promised = {
  login: 'account', signup: 'account', 'verify-otp': 'account', forgotpassword: 'account', profile: 'account', admin: 'staff',
  'order-step-1': 'ordering', 'order-step-2': 'ordering', 'order-step-3': 'ordering', 'order-success': 'ordering', medicines: 'orders', prescriptions: 'prescriptions',
  paramedical: 'visits', 'doctor-list': 'appointments', doctors: 'appointments', doctor: 'appointments', 'doctor-slots': 'appointments', 'doctor-booking': 'appointments', 'doctor-checkout': 'appointments',
  'booking-success': 'appointments', 'medical-tests': 'tests', consultation: 'consultations', patientdashboard: 'consultations', 'online-consultation': 'consultations', support: 'support', about: 'about',
} as const;

export default function ComingSoonPage() {
  const words = usePageWords('soon', soon);
  const first = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const title = words.promised[first in promised ? promised[first as keyof typeof promised] : 'account'];
  useTitle(`${title}: ${words.comingSoon}`);
  return <ComingSoon title={title} medicinesHref="/medicines" phone={brand.phone} phoneShown={brand.phoneShown} />;
}
