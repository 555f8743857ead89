/** English of what calls with consultations refuse. */
export const consultationErrors = {
  consultation_not_found: 'We could not find this consultation',
  consultation_closed: 'This consultation is closed. You can start a new one.',
  consultation_status_unknown: 'Please choose open or closed.',
  chat_hours: 'Chat is open from 9 AM to 10 PM, Indian time. In an emergency call 112.',
  video_hours: 'This video consultation is not open now. You can join from 15 minutes before it begins.',
  doctor_busy: 'This doctor is busy now. Please choose another one, or try again later.',
  no_doctor: 'No doctors available at the moment',
  video_today: 'Video consultations are booked for today. Please choose one of the free times.',
  message_required: 'Please write a message.',
  message_unknown: 'This message is not there.',
  danger_signs_wrong: 'Please answer each danger sign with yes or no.',
  consultation_taken: 'Somebody has answered this patient already.',
  attachment_missing: 'We could not find this attachment. Please attach it again.',
  dose_medicine: 'We could not find this medicine. Please choose it anew.',
  dose_quantity: 'Packs are 1 to 99.',
  dose_days: 'Days are 1 to 365.',
  dose_required: 'Please write how it is taken.',
  doses_required: 'Please choose a medicine.',
  doses_many: ({ most }: { most: number }) => `A prescription has at most ${most} medicines.`,
  dose_twice: 'A medicine stands twice. Please put it into one line.',
  allergies_wrong: 'Please write your allergies in words.',
  chat_fast: 'That was too fast. It is sent again in a moment.',
  chat_unreadable: 'The server could not read this.',
  chat_ticket: 'Your connection has run out. Connecting again.',
  chat_not_yours: 'This is not your consultation.',
  chat_many: 'This account has too many chats open. Please close one of them.',
};
type ConsultationErrors = typeof consultationErrors;
declare module './failure.ts' {
  interface ErrorMessages extends ConsultationErrors {}
}
