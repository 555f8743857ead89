import type { refundReasons } from './refund.messages.en.ts';

const withNote = (said: string, note?: string) => (note ? `${said} ${note}` : said);
/** Why money goes back, by `reason_code`: Hindi. */
export const refundReasonsHi: typeof refundReasons = {
  cancelled_by_you: ({ note }) => (note ? `आपने यह ऑर्डर रद्द किया: ${note}` : 'आपने यह ऑर्डर रद्द किया।'),
  line_rejected: ({ name, note }) => `फ़ार्मासिस्ट ने ${name} को मंज़ूरी नहीं दी।${note ? ` ${note}` : ''}`,
  unavailable: ({ names }) => `${names} अब नहीं मिल सकती।`,
  otc_order_limit: ({ names, most }) => `${names}: बिना पर्ची के एक बार में ज़्यादा से ज़्यादा ${most} पैक मिलते हैं।`,
  otc_week_limit: ({ names, most }) => `${names}: बिना पर्ची के 7 दिन में ज़्यादा से ज़्यादा ${most} पैक मिलते हैं।`,
  no_prescription: ({ names, days }) => `${names} की पर्ची ${days} दिनों में नहीं आई।`,
  not_offered: 'यह सेवा अब नहीं दी जाती।',
  quote_too_old: ({ days }) => `इन कीमतों की अवधि बीतने के ${days} दिन से भी बाद भुगतान हुआ।`,
  ordered_again: 'इसके बाद आपने यही फिर से ऑर्डर किया।',
  acting_closed: 'इसे केवल वही व्यक्ति बुक कर सकता है, उनकी ओर से कोई और नहीं।',
  account_deleted: 'यह खाता हटा दिया गया।',
  staff_out_of_stock: ({ note }) => withNote('यह अब हमारे पास नहीं है।', note),
  staff_damaged: ({ note }) => withNote('यह खराब हालत में था।', note),
  staff_expired: ({ note }) => withNote('इसकी समाप्ति की तारीख निकल चुकी थी।', note),
  staff_wrong_item: ({ note }) => withNote('यह वह नहीं था जो आपने मँगाया था।', note),
  staff_undelivered: ({ note }) => withNote('यह पहुँचाया नहीं जा सका।', note),
  staff_asked: ({ note }) => withNote('आपने हमसे कहा था।', note),
  staff_other: ({ note }) => (note ? `दुकान ने लौटाया: ${note}` : 'दुकान ने लौटाया।'),
  slot_taken: 'आपका भुगतान आने से पहले वह समय किसी और ने ले लिया।',
  visit_unchecked: 'विज़िट के समय तक फ़ार्मासिस्ट ने डॉक्टर की पर्ची मंज़ूर नहीं की थी।',
  booking_called_off: ({ note }) => withNote('हमें यह बुकिंग रद्द करनी पड़ी।', note),
  booking_twice: ({ note }) => withNote('यह दो बार बुक हो गई थी।', note),
  booking_unreachable: ({ note }) => withNote('आपसे फ़ोन पर बात नहीं हो पाई।', note),
  by_shop: 'दुकान ने लौटाया।',
  given_back: 'यह भुगतान लौटा दिया गया।',
};
