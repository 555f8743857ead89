/** English of what calls with consultations refuse. */
export const consultationErrors = {
  consultation_not_found: 'We could not find this consultation',
  consultation_closed: 'This consultation is closed. You can start a new one.',
  consent_needed: 'Please agree to be treated online first. Without your consent no consultation begins.',
  consent_missing: 'The patient has not agreed to this consultation yet. You can write once they have.',
  video_ahead: 'This video consultation has not begun. To call it off, cancel the booking.',
  patient_age: 'Please enter the age in whole years, 0 to 120.',
  patient_sex: 'Please choose female, male or other.',
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
  dose_per_day: 'Please say how many a day, such as 1-0-1, or how many at most.',
  dose_per_day_ml: 'Please say how many millilitres and how often, such as 5 ml, 1-1-1.',
  dose_per_day_most: ({ most }: { most: number }) =>
    `More than ${most} a day cannot be prescribed online. Please check the dose.`,
  dose_mg_most: ({ name, most }: { name: string; most: number }) =>
    `That is more than ${most} mg of ${name} a day, the highest usual dose. Please check the dose.`,
  dose_days_most: ({ most }: { most: number }) =>
    `This medicine is prescribed online for at most ${most} days at a time.`,
  dose_quantity_most: ({ most }: { most: number }) =>
    most === 1 ? 'Dose and days come to 1 pack.' : `Dose and days come to ${most} packs.`,
  diagnosis_required: 'Please write the diagnosis: it stands on the prescription.',
  typed_name: 'Please write the name of the medicine.',
  doctor_unregistered:
    'Without a registration number nobody can prescribe. Please ask an admin to enter yours.',
  tele_prohibited: ({ name }: { name: string }) =>
    `${name} is never prescribed online: it falls under Schedule X or the NDPS Act. Please see the patient in person.`,
  tele_in_person: ({ name }: { name: string }) =>
    `${name} needs tests or supervision in person, so it is not prescribed online here. Please see the patient in person.`,
  tele_list_a: ({ name }: { name: string }) =>
    `${name} is on list A: it needs a video consultation, or a follow-up that refills what was written at one. Please offer a video consultation, or see the patient in person.`,
  tele_list_b: ({ name }: { name: string }) =>
    `${name} is on list B: it is added only at a follow-up for the same condition. Please see the patient by video or in person first.`,
  tele_hidden: ({ name }: { name: string }) =>
    `${name} cannot be prescribed online, in these words either. Please take it out.`,
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
