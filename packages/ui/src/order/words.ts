import { count, plural } from '../words/plural.ts';

const form = plural('en-IN');
/** English of the order area. */
export const order = {
  details: 'Order details',
  quantity: (n: number) => `Quantity: ${count(n)}`,
  prescriptionNeeded: 'Prescription needed',
  totalItems: 'Total items',
  subtotal: 'Subtotal',
  deliveryFee: 'Delivery fee',
  free: 'Free',
  distance: (km: string) => `${km} km from our pharmacy`,
  totalPayable: 'Total payable',
  checkFirst: 'Please check before you go on',
  nothingCharged: 'Nothing has been charged.',
  priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
  dearer: (amount: string) => `${amount} more`,
  cheaper: (amount: string) => `${amount} less`,
  cannotSend: (n: number) => form(n, { one: 'We cannot send this one', other: 'We cannot send these' }),
  reasons: { gone: 'No longer sold', 'out-of-stock': 'Out of stock' },
  leftOut: (n: number) => form(n, { one: 'If you accept, we leave it out of your order.', other: 'If you accept, we leave them out of your order.' }),
  accept: 'Accept and continue',
  success: {
    medicine: { title: 'Order placed', thanks: 'Thank you. We have your order.', steps: ['A pharmacist checks your order', 'We pack it and bring it to your door', 'We call you if anything is unclear'] },
    paramedical: { title: 'Visit booked', thanks: 'Thank you. We have your booking.', steps: ['Your orders show the day and time of the visit', 'Keep your prescriptions and reports ready', 'We call you if anything is unclear'] },
    appointment: { title: 'Appointment Confirmed!', thanks: 'Thank you. The doctor expects you.', steps: ['Please arrive 15 minutes early', 'Bring a valid ID and your medical papers', 'To change or cancel it, call us'] },
    'video-consultation': { title: 'Video consultation booked', thanks: 'Thank you. We have your booking.', steps: ['Sit in a quiet, bright place with good internet', 'Keep your reports and medicines near you', 'We call you if anything is unclear'] },
    'medical-test': { title: 'Test booked', thanks: 'Thank you. We have your booking.', steps: ['Your orders show the day and time of the test', 'Ask us whether you may eat before the test', 'We call you if anything is unclear'] },
  },
  addPrescription: 'Add a prescription: we send the medicine once a pharmacist has approved it',
  next: 'What happens next',
  orderId: 'Order ID',
  total: 'Total',
  date: 'Date',
  dateTime: (weekday: number, day: number, month: number, year: number, minutes: number) => {
    const hour = Math.floor(minutes / 60);
    const shown = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
    return `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday]} ${day} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month]} ${year}, ${shown}`;
  },
  viewAppointment: 'View appointment',
  viewOrders: 'View My Orders',
  backHome: 'Back to Home',
};
