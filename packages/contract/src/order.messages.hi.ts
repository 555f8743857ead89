import { brand } from './brand.ts';
import type { Translated } from './failure.ts';
import type { invoiceLabels, orderErrors, orderTexts } from './order.messages.en.ts';

export const orderErrorsHi: Translated<typeof orderErrors> = {
  cart_empty: 'आपका कार्ट ख़ाली है। पहले कोई दवाई डालें।',
  cart_many: ({ most }) => `एक ऑर्डर में ज़्यादा से ज़्यादा ${most} अलग दवाइयाँ आती हैं।`,
  cart_changed: ({ names }) => `${names} अभी नहीं मँगाई जा सकती। कृपया उसे कार्ट से हटाएँ।`,
  cart_few: ({ names }) => `थोड़े ही पैक बचे हैं: ${names}। कृपया कम मँगाएँ।`,
  otc_order_limit: ({ names, most }) =>
    `बिना पर्ची के ऐसी दवा एक बार में ज़्यादा से ज़्यादा ${most} पैक मँगाई जा सकती है, सब ब्रांड मिलाकर: ${names}। कृपया कम मँगाएँ या डॉक्टर से पूछें।`,
  otc_week_limit: ({ names, left, most, until }) =>
    `बिना पर्ची के ऐसी दवा 7 दिन में ज़्यादा से ज़्यादा ${most} पैक मँगाई जा सकती है, सब ब्रांड मिलाकर: ${names}। ${until} तक आप ${left} और पैक मँगा सकते हैं। ज़्यादा चाहिए तो डॉक्टर से पूछें।`,
  medicine_invalid: 'कृपया सूची से दवाइयाँ चुनें।',
  quantity_invalid: ({ most }) => `गिनती 1 से ${most} तक की पूरी संख्या हो।`,
  services_elsewhere: 'सेवाएँ अपने पेज पर बुक होती हैं।',
  address_required: 'कृपया पता चुनें',
  address_missing: 'यह पता हमें नहीं मिला। कृपया कोई दूसरा चुनें।',
  receiver_required: 'जो ऑर्डर लेंगे, कृपया उनका मोबाइल नंबर डालें।',
  out_of_reach: ({ km, radius }) =>
    `यह पता हमारी फ़ार्मेसी से ${km} कि.मी. दूर है। हम ${radius} कि.मी. तक पहुँचाते हैं। कृपया कोई दूसरा पता चुनें।`,
  too_far: 'यहाँ तक हम नहीं पहुँचाते',
  no_place: 'यह पता कहाँ है, हमें नहीं पता। कृपया अपनी लोकेशन दें, या कोई दूसरा पता चुनें।',
  place_unknown: 'जगह का पता नहीं',
  order_not_found: 'यह ऑर्डर नहीं मिला',
  credit_note_not_found: 'यह क्रेडिट नोट नहीं मिला।',
  line_not_found: 'ऑर्डर में यह दवाई नहीं मिली।',
  status_unknown: ({ known }) => `स्थिति इनमें से एक हो: ${known}।`,
  who_invalid: 'who में खाते का नंबर दें।',
  only_unknown: 'only में counts दें।',
  view_unknown: ({ known }) => `सूची इनमें से एक हो: ${known}।`,
  sort_unknown: ({ known }) => `क्रम इनमें से एक हो: ${known}।`,
  orders_required: ({ most }) => `कृपया 1 से ${most} तक ऑर्डर चुनें।`,
  not_back: 'यह ऑर्डर पहले ही आगे बढ़ चुका है। पीछे लाने के लिए इसे खोलें।',
  prescription_required: 'कृपया कोई पर्ची चुनें।',
  prescription_missing: 'यह पर्ची हमें नहीं मिली। कृपया इसे फिर अपलोड करें।',
  prescription_needed: 'पहले फ़ार्मासिस्ट को पर्ची मंज़ूर करनी होगी।',
  supply_unapproved: ({ name }) =>
    `${name} अनुसूची H1 की दवाई है और किसी फ़ार्मासिस्ट ने इसकी पर्ची मंज़ूर नहीं की है। इस दवाई के पैसे लौटाएँ, या पहले पर्ची मंज़ूर कराएँ।`,
  supply_incomplete: ({ name }) =>
    `${name} अनुसूची H1 की दवाई है और इसका रिकॉर्ड अधूरा है। पहले फ़ार्मासिस्ट पर्ची में डॉक्टर का नाम, रजिस्ट्रेशन नंबर और पता, मरीज़ का नाम और तारीख भरें।`,
  moved_on: 'इस ऑर्डर को अब किसी पर्ची का इंतज़ार नहीं है।',
  too_late: 'यह ऑर्डर रास्ते में है, अब रद्द नहीं हो सकता। कृपया हमें फ़ोन करें।',
  delivered_already: 'यह ऑर्डर पहुँच चुका है। कुछ गलत हो तो कृपया हमें फ़ोन करें।',
  cancelled: 'यह ऑर्डर रद्द हुआ था, और इसका पैसा लौट रहा है। अब यह आगे नहीं बढ़ सकता।',
  money_returned: 'इस ऑर्डर का पूरा पैसा लौटाया जा चुका है। अब यह फिर नहीं भेजा जा सकता।',
  refund_differs: ({ rupees }) => `कुछ नहीं लौटाया गया: अब रकम ₹${rupees} है। कृपया ऑर्डर फिर से देखें।`,
  refund_sum_invalid: 'रकम रुपये में दें।',
  refund_reason_required: 'कृपया कोई कारण चुनें।',
  lines_required: 'कृपया कम से कम एक दवाई चुनें।',
  note_required: 'कृपया नोट लिखें।',
  cannot_cancel: 'पहुँच चुका ऑर्डर अब रद्द नहीं हो सकता। इसकी जगह दवाइयों का पैसा लौटाएँ।',
  line_decided: 'इस दवाई पर फ़ैसला हो चुका है, या ऑर्डर आगे बढ़ गया है। कृपया इसे फिर खोलें।',
  no_invoice_cancelled: 'यह ऑर्डर रद्द हुआ था। इसका कोई बिल नहीं है।',
  no_invoice_unpaid: 'ऑर्डर का भुगतान होने पर बिल बनेगा।',
  no_invoice_yet: 'फ़ार्मासिस्ट के पर्ची देख लेने पर बिल बनेगा।',
};

const withPhone = (said: string) => `${brand.name}: ${said} कोई सवाल? ${brand.phoneShown} पर फ़ोन करें।`;
const withDelivery = (said: string, delivery?: string) =>
  withPhone(delivery ? `${said} डिलीवरी: ${delivery}।` : said);
export const orderTextsHi: Translated<typeof orderTexts> = {
  subject: ({ order }) => `${brand.name}: ऑर्डर ${order}`,
  placed: ({ order, delivery }) => withDelivery(`आपका ऑर्डर ${order} हमें मिल गया।`, delivery),
  approved: ({ order }) =>
    withPhone(`हमारे फ़ार्मासिस्ट ने ऑर्डर ${order} की पर्ची मंज़ूर कर दी। पक्का होते ही हम बताएँगे।`),
  processing: ({ order, delivery }) => withDelivery(`ऑर्डर ${order} पक्का हो गया।`, delivery),
  shipped: ({ order, delivery }) => withDelivery(`ऑर्डर ${order} भेजा गया। वह आपके पास आ रहा है।`, delivery),
  delivered: ({ order }) => withPhone(`ऑर्डर ${order} पहुँच गया।`),
  cancelled: ({ order, days }) => withPhone(`ऑर्डर ${order} रद्द हुआ। आपका पैसा ${days} दिनों में लौट आएगा।`),
  refunded: ({ order, rupees }) => withPhone(`ऑर्डर ${order} के Rs ${rupees} लौटा दिए गए।`),
  question: ({ order }) =>
    withPhone(`ऑर्डर ${order} की पर्ची के बारे में हमारे फ़ार्मासिस्ट का एक सवाल है। पढ़ने के लिए कृपया ऑर्डर खोलें।`),
  rejected: ({ order, days }) =>
    withPhone(`हमारे फ़ार्मासिस्ट ऑर्डर ${order} का एक हिस्सा मंज़ूर नहीं कर सके। उसका पैसा ${days} दिनों में लौट आएगा।`),
};

export const invoiceLabelsHi: Translated<typeof invoiceLabels> = {
  title: 'टैक्स इनवॉइस',
  gstin: 'GSTIN',
  drugLicence: 'औषधि लाइसेंस',
  number: 'बिल',
  date: 'तारीख',
  order: 'ऑर्डर',
  orderedOn: 'ऑर्डर की तारीख',
  payment: 'भुगतान',
  placeOfSupply: 'आपूर्ति का राज्य',
  billedTo: 'ग्राहक',
  item: 'सामान',
  hsn: 'HSN/SAC',
  qty: 'गिनती',
  rate: 'दर',
  taxable: 'कर योग्य',
  gst: 'GST',
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  total: 'कुल',
  delivery: 'डिलीवरी',
  taxableValue: 'कर योग्य मूल्य',
  totalPaid: 'कुल, भुगतान हुआ',
  leftOut: ({ names }) => `नहीं भेजा गया, पैसा लौटाया गया: ${names}।`,
  note: 'रकम रुपये में है। दर और कुल में कर शामिल है। कंप्यूटर से बना; बिना हस्ताक्षर मान्य।',
  maker: 'निर्माता',
  batch: 'बैच',
  expiry: 'समाप्ति',
  rx: ({ doctor, registration, patient }) =>
    `पर्ची पर${doctor && `, डॉक्टर ${doctor}`}${registration && ` (पंजीकरण ${registration})`}${patient && `, मरीज़ ${patient}`}`,
  creditTitle: 'क्रेडिट नोट',
  creditNumber: 'क्रेडिट नोट',
  against: 'किस बिल का',
  invoicedOn: 'बिल की तारीख',
  totalRefunded: 'कुल, लौटाया गया',
  part: ({ name }) => `${name}: कीमत का एक हिस्सा`,
  page: ({ number, page, pages }) => `${number} · ${pages} में से पेज ${page}`,
};
