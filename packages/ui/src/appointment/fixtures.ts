/** For stories and tests of what is booked: the doctor's days from Sunday 22 November 2026 on. */
export const now = '2026-11-22T11:12:00+05:30';
const hours = ['10:00', '10:30', '11:00', '11:30', '17:00', '17:30', '18:00', '18:30'];
const slots = (day: string, taken: readonly number[]) =>
  hours.map((hour, i) => ({ time: `${day}T${hour}`, taken: taken.includes(i) }));
const every = hours.map((_, i) => i);
const dayAt = (i: number) =>
  new Date(Date.parse('2026-11-22T00:00Z') + i * 86_400_000).toISOString().slice(0, 10);
/** Thirty-one days: Sundays closed, some full, Tuesday 24 with five free. */
export const days = Array.from({ length: 31 }, (_, i) => {
  const day = dayAt(i);
  if (i % 7 === 0) return { day, state: 'closed' as const, slots: [] };
  if (i === 1 || i === 5) return { day, state: 'full' as const, slots: slots(day, every) };
  return {
    day,
    state: 'free' as const,
    slots: slots(day, i === 2 ? [3, 5, 7] : i % 5 === 1 ? [0, 1, 2, 4, 6] : [i % 4]),
  };
});
/** What stories and tests of doctors and appointments show. */
export const meera = {
  name: 'Meera Sinha',
  specialty: 'Obstetrics and gynaecology',
  qualification: 'MBBS, MS',
  languages: ['Hindi', 'English', 'Santali'],
  feePaise: 50_000,
  nextFree: '2026-11-24T10:30:00+05:30',
  image: null,
};
export const meeraHindi = {
  ...meera,
  name: 'मीरा सिन्हा',
  specialty: 'स्त्री एवं प्रसूति रोग',
  languages: ['हिन्दी', 'अंग्रेज़ी', 'संताली'],
};
export const longDoctor = {
  ...meera,
  name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
  specialty: 'Reproductive endocrinology and laparoscopic gynaecological surgery',
  qualification: 'MBBS, MS (Obstetrics and Gynaecology), DNB, MRCOG (London), FICOG',
  languages: ['Hindi', 'English', 'Santali', 'Nagpuri', 'Bengali', 'Urdu'],
  feePaise: 12_500_000,
};
/** Head and shoulders, as an uploaded picture comes. */
export const portrait = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='darkseagreen' d='M0 0h56v56H0z'/><path fill='whitesmoke' d='M10 56c0-14 8-19 18-19s18 5 18 19z'/><circle cx='28' cy='24' r='12' fill='peru'/><path fill='black' d='M15 25c0-20 26-20 26 0-4-6-9-9-13-9s-9 3-13 9z'/></svg>")}`;
export const asha = { name: 'Asha Kumari', age: 42, gender: 'Female' as const, phone: '9876543210' };
export const lajja = { name: 'Lajja Kumari', age: 74, gender: 'Female' as const, phone: '9876543210' };
export const appointment = {
  name: meera.name,
  specialty: meera.specialty,
  image: null,
  startsAt: '2026-11-24T10:30:00+05:30',
  place: 'Lalpur clinic, Circular Road, Lalpur, Ranchi 834001',
  feePaise: 50_000,
};
