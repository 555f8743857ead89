import { englishDate, englishTime } from '@doorstep/ui/messages/when';

/** English of consultations: their pages, and a chat wherever it stands. */
export const consultationMessages = {
  time: englishTime,
  day: englishDate,
  title: 'Consultation',
  chatWith: (name: string) => `Chat with ${name}`,
  videoWith: (name: string) => `Video consultation with ${name}`,
  doctor: (name: string) => `Dr. ${name}`,
  registration: (no: string) => `Reg. ${no}`,
  loginText: 'Please log in to access medical consultation services',
  failed: 'Failed to load consultation details',
  failedText: 'Your messages are safe. Please try again in a moment.',
  notFound: 'We could not find this consultation',
  notFoundText: 'It may be of another account.',
  toHub: 'All my consultations',
  ownPage: 'Open on a page of its own',
  unknownType: 'Invalid Consultation Type',
  unknownTypeText: 'Please specify a valid consultation type (chat or video)',
  openUntil: (time: string) => `Chat is open until ${time}`,
  fees: (video: string) => `Chat is free, video is ${video}`,
  consent:
    'By going on you agree to advice from a distance (teleconsultation). The doctor cannot examine you here, and sees your prescriptions, reports and allergies only while the consultation is open.',
  agreed: (time: string) => `Advice by chat agreed, ${time}`,
  emergencyLink: 'Emergency numbers',
  notNow: 'You can write again when chat is open.',
  notYet: 'You can write here while the room is open.',
  closedTitle: 'This consultation is closed',
  noConsent: 'Nothing can be written before the patient has agreed to this consultation.',
  end: 'End consultation',
  endTitle: 'End this consultation?',
  endText: (name: string) =>
    `${name} will no longer see your prescriptions, reports and allergies. Nobody can write here afterwards. You keep the messages.`,
  keepOpen: 'Keep it open',
  endFailed: 'The consultation was not ended. Please try again.',
  ended: 'Consultation ended.',
  endedByYou: 'You ended this consultation. Your record is no longer shared with the doctor.',
  endedByPatient: 'Ended by the patient. Their record is no longer shared with you.',
  closedBy: (name: string) => `${name} wrote at the end:`,
  startNew: 'Start a new chat',
  prescriptions: 'My prescriptions',
  tryAgain: 'Try Again',
  schedule: 'Schedule Video Consultation',
  signsFailed: 'Your answer was not sent. Please try again.',
  fileFailed: 'This file could not be opened. Please try again.',
  fileWaiting: 'Opening the file',
  earlierFailed: 'Earlier messages could not be read. Please try again.',
  attachFailed: 'It could not be attached. Please try again.',
  yours: 'One of your prescriptions',
};
declare module '../messages/messages.ts' {
  interface PageMessages {
    consultation: typeof consultationMessages;
  }
}
