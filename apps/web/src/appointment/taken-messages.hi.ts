import { hindiWhen } from '@doorstep/ui/messages/hindi';
import type { appointmentTakenMessages } from './taken-messages.en.ts';

export const appointmentTaken: typeof appointmentTakenMessages = {
  title: 'यह समय अब ख़ाली नहीं है। कोई दूसरा समय चुनें।',
  text: 'कुछ बुक नहीं हुआ, और आपसे कोई पैसा नहीं लिया गया। आपका भरा हुआ विवरण सुरक्षित है।',
  next: 'अगले ख़ाली समय',
  when: hindiWhen,
};
