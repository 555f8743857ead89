import { englishLongDay, englishTime } from '../messages/when.ts';

/** English of an appointment that is about to be booked. */
export const summaryMessages = {
  /** 'Tuesday 24 November 2026, 10:30 AM', the time on one line. */
  longWhen: (weekday: number, day: number, month: number, year: number, minutes: number) =>
    `${englishLongDay(weekday, day, month, year)}, ${englishTime(minutes).replace(' ', '\u00A0')}`,
  title: 'Your appointment',
  doctor: (name: string) => `Dr. ${name}`,
  when: 'When',
  indianTime: 'Indian time',
  where: 'Where',
  patient: 'Patient',
  fee: 'Consultation fee',
  checkAndPay: 'Check and pay',
  changeTime: 'Change time',
  changePatient: 'Change patient',
};
