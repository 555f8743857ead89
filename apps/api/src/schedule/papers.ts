import { paperLabels } from '@doorstep/contract/booking-paper.messages.en';
import { paperLabelsHi } from '@doorstep/contract/booking-paper.messages.hi';
import { toPaise } from '@doorstep/contract/money';
import { promiseText } from '@doorstep/contract/promise-text';
import { paperOf } from '@doorstep/contract/schedule';
import { store } from '@doorstep/contract/store';
import type { AccountService } from '../account/service.ts';
import type { BookingPaper, OrderService, PaperLine } from '../order/service.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { BookingRow } from './booking-rules.ts';
import type { KnownBooking } from './bookings.ts';
import type { ScheduleService } from './service.ts';

interface Needs {
  accounts: Pick<AccountService, 'reach'>;
  orders: Pick<OrderService, 'drawPaper'>;
  bookings: Pick<ScheduleService['bookings'], 'known'>;
}
type Language = keyof typeof promiseText;
const labelsIn = { en: paperLabels, hi: paperLabelsHi };
const dayIn = (language: Language, at: Date): string =>
  at.toLocaleDateString(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });

/** What went back, and what the shop keeps of it; nothing where nothing went back. */
function backOf({ whole: { row, wire } }: KnownBooking, language: Language): PaperLine[] {
  const labels = labelsIn[language];
  const lines = wire.refunds.map(({ amount, state, reference, processed_at }): PaperLine => [
    state === 'processed' && processed_at !== null
      ? labels.refunded({ day: dayIn(language, new Date(processed_at)), reference: reference ?? '' })
      : labels.refunding,
    -toPaise(amount),
  ]);
  const sum = wire.refunds.reduce((all, { amount }) => all + toPaise(amount), 0);
  // At the provider's desk, without our asking.
  const rest = wire.payment_status === 'refunded' ? row.totalPaise - sum : 0;
  if (rest > 0) lines.push([labels.allRefunded, -rest]);
  if (lines.length > 0) lines.push([labels.kept, row.totalPaise - sum - rest]);
  return lines;
}
/** When, how and by which payment it was paid. */
function paidRows({ whole: { row, wire } }: KnownBooking, language: Language): BookingPaper['rows'] {
  const labels = labelsIn[language];
  const received = wire.payment_received;
  if (received)
    return [
      [labels.paidOn, dayIn(language, new Date(received.at))],
      [labels.method, labels.methods[received.method]],
      [labels.reference, received.reference ?? ''],
      [labels.receiver, received.receiver],
    ];
  return [
    [labels.paidOn, dayIn(language, row.createdAt)],
    [labels.method, wire.payment_method],
    ...(wire.payment_id === null ? [] : [[labels.payment, wire.payment_id] as const]),
  ];
}
function factsOf(booking: KnownBooking, kind: 'slip' | 'receipt', language: Language): BookingPaper {
  const labels = labelsIn[language],
    { row, said, whole } = booking,
    { row: order, items } = whole,
    { person } = said,
    // As it was sold; its Hindi name is its area's.
    title = (language === 'hi' && said.title_hi) || (items[0]?.title ?? said.title),
    // The visit has taken place, and nobody has recorded its money.
    isLate = kind === 'slip' && row.status === 'done',
    km = order.distanceKm;
  const role = person && ((language === 'hi' && person.role_hi) || person.role);
  const rows: Array<readonly [string, string]> = [
    [labels.booking, order.id],
    [labels.bookedOn, dayIn(language, order.createdAt)],
    [labels.when, labels.indian({ time: promiseText[language].span(row.startsAt, row.endsAt) })],
    [labels.patient, said.who],
    [labels.mobile, order.contactMobile ?? ''],
    [labels.place, (language === 'hi' && said.place_hi) || (order.address ?? '')],
    [
      labels.person,
      person ? [person.name, role, labels.registration({ number: person.registration_no })].join(', ') : '',
    ],
    [labels.state, row.status === 'cancelled' ? labels.cancelled : ''],
    ...(kind === 'receipt' ? paidRows(booking, language) : []),
  ];
  const lines: PaperLine[] = [[labels.fee({ title }), order.subtotalPaise]];
  if (order.feePaise > 0)
    lines.push([labels.travel({ km: km ?? 0, rupees: store.feePerKmPaise / 100 }), order.feePaise]);
  else if (km !== null) lines.push([labels.travelPaid({ km }), labels.included]);
  const taxCode = items[0]?.gstRate === 0 ? items[0].taxCode : null;
  return {
    language,
    orderId: order.id,
    title: labels[kind],
    rows: rows.filter(([, text]) => text !== ''),
    lines,
    total: [isLate ? labels.dueTotal : labels[`${kind}Total`], order.totalPaise],
    back: backOf(booking, language),
    notes: [
      ...(kind === 'receipt' && taxCode !== null ? [labels.exempt({ code: taxCode })] : []),
      isLate ? labels.dueNote : labels[`${kind}Note`],
    ],
    bookedAt: order.createdAt.toISOString(),
  };
}

/**
 * The receipt of a paid booking or the slip of one that is paid at the visit, as PDF: drawn from how it stands now, so that a move or
 * a refund is on it. Throws 409 where there is neither.
 */
export const createPaperOf =
  ({ accounts, orders, bookings }: Needs) =>
  async (row: BookingRow): Promise<Buffer> => {
    const [booking] = await bookings.known([row]);
    const kind =
      booking && paperOf({ status: row.status, payment_status: booking.whole.wire.payment_status });
    if (!booking || !kind) throw new HttpError(409, 'no_booking_paper');
    const { language } = await accounts.reach(row.accountId);
    return orders.drawPaper(factsOf(booking, kind, language));
  };
