import type { Translated } from './failure.ts';
import type { medicineErrors } from './medicine.messages.en.ts';

export const medicineErrorsHi: Translated<typeof medicineErrors> = {
  medicine_not_found: 'दवाई नहीं मिली',
  ids_invalid: 'ids में ज़्यादा से ज़्यादा 50 नंबर दें, बीच में कॉमा लगाकर।',
  stock_unknown: 'stock में out दें।',
  letter_invalid: 'A से Z तक का एक अक्षर दें।',
  dry_run_invalid: 'dry_run एक ही बार दें, 0 या 1।',
  code_required: 'कृपया फ़ार्मेसी का कोड दें।',
  code_taken: 'यह कोड किसी और दवाई का है।',
  medicine_name_required: 'कृपया नाम दें।',
  form_unknown: 'कृपया बताएँ कि यह किस रूप में है।',
  price_invalid: 'कीमत रुपये में लिखें, ज़्यादा से ज़्यादा दो दशमलव तक।',
  price_above_mrp: 'बिक्री की कीमत छपी कीमत से ज़्यादा है।',
  stock_invalid: ({ most }) => `स्टॉक पूरे पैक में लिखें, 0 से ${Number(most).toLocaleString('en-IN')} तक।`,
  stock_needed: 'लिखें कि कितने पैक हैं।',
  stock_changed: ({ left }) => `अब ${Number(left).toLocaleString('en-IN')} पैक हैं। संख्या देखकर फिर सेव करें।`,
  gst_invalid: 'GST की दर पूरे प्रतिशत में दें।',
  schedule_unknown: 'कृपया अनुसूची चुनें: कोई नहीं, H या H1।',
  schedule_prescription: 'अनुसूची H या H1 की दवा सिर्फ़ पर्चे पर बिकती है।',
  schedule_x: 'शेड्यूल X की दवाइयाँ सूची में नहीं आ सकतीं।',
  import_running: 'एक सूची अभी आ रही है। उसके बाद फिर कोशिश करें।',
};
