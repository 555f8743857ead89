import { englishTime, englishWhen } from '@doorstep/ui/messages/when';

/** English of a patient's own page for doctors. */
export const hubPageMessages = {
  time: englishTime,
  when: englishWhen,
  title: 'My doctor',
  greeting: (name: string) => `Hello, ${name}`,
  patient: 'Patient',
  nowIs: (time: string) => `It is ${time}, Indian time.`,
  ways: 'Ways to a doctor',
  hours: 'Service hours',
  chatHours: 'Chat',
  videoHours: 'Video',
  span: (from: string, to: string) => `${from} to ${to}, every day, Indian time`,
  choose: 'Choose a doctor yourself',
  activity: 'Recent Medical Activity',
  activityLogin: 'Please log in to access medical consultation services',
  login: 'Log in',
  none: 'Nothing yet',
  noneText: 'Your chats, video consultations, visits and prescriptions will stand here.',
  failed: 'Your activity could not be loaded',
  chatWith: (doctor: string) => `Chat with Dr. ${doctor}`,
  videoWith: (doctor: string) => `Video consultation with Dr. ${doctor}`,
  prescriptionBy: (doctor: string) => `Prescription of ${doctor}`,
  prescription: 'Prescription sent',
  open: 'Open',
  closed: 'Closed',
  unread: (n: number) => (n === 1 ? '1 new message' : `${n} new messages`),
  startFailed: 'Failed to start consultation. Please try again.',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    hubPage: typeof hubPageMessages;
  }
}
