import { hindiDay } from '@doorstep/ui/messages/hindi';
import { indian } from '@doorstep/ui/messages/indian';
import type { cartMessages } from './messages.en.ts';

function dayOf(at: string): string {
  const [weekday, day, month, year] = indian(at);
  return hindiDay(weekday, day, month, year);
}
export const cart: typeof cartMessages = {
  orderAgain: 'वापस कार्ट पर',
  title: 'आपका कार्ट',
  steps: ['कार्ट और पता', 'जाँच', 'भुगतान'],
  emptyTitle: 'आपका कार्ट ख़ाली है',
  emptyText: 'कोई दवाई खोजें और यहाँ डालें।',
  toHome: 'होम पर जाएँ',
  toMedicines: 'दवाइयाँ देखें',
  medicines: 'दवाइयाँ',
  address: 'डिलीवरी का पता',
  loginFirst: 'पता चुनने के लिए लॉगिन करें। आपका कार्ट सुरक्षित है।',
  login: 'लॉगिन',
  forOther: 'किसी और के लिए मँगा रहे हैं?',
  otherMobile: 'उनका मोबाइल नंबर',
  otherHint: '10 अंक। डिलीवरी के लिए हम इसी नंबर पर फ़ोन करेंगे।',
  mobileInvalid: 'कृपया 10 अंकों का सही मोबाइल नंबर डालें',
  selectAddress: 'कृपया पता चुनें',
  waitForUpload: 'आपकी पर्ची अभी अपलोड हो रही है। पूरा होने दें, या रद्द करें।',
  uploadFailed: 'आपकी पर्ची हम तक नहीं पहुँची। फिर कोशिश करें, या उसे हटा दें।',
  fileRefused: 'यह फ़ाइल पर्ची के लिए नहीं ली जा सकती। कोई दूसरी चुनें, या इसे हटा दें।',
  partFailed: 'यह लोड नहीं हो सका। इंटरनेट जाँचकर फिर कोशिश करें।',
  proceed: 'ऑर्डर जाँचें',
  limit: ({ substance, per_order, per_week, ordered, left, until, large_packs }) =>
    [
      `डॉक्टर की पर्ची के बिना ${substance} के ${[
        per_order === null ? [] : `एक बार में ज़्यादा से ज़्यादा ${per_order} पैक`,
        per_week === null ? [] : `7 दिन में ज़्यादा से ज़्यादा ${per_week} पैक`,
      ]
        .flat()
        .join(' और ')} मँगा सकते हैं, सभी ब्रांड मिलाकर।`,
      ordered > 0 && `पिछले 7 दिन में आप ${ordered} पैक मँगा चुके हैं।`,
      left > 0
        ? `अभी ज़्यादा से ज़्यादा ${left} पैक मँगाएँ। ज़्यादा चाहिए तो अपने डॉक्टर से पूछें।`
        : `${until === null ? 'इसे कार्ट से हटा दें।' : `${dayOf(until)} से और मँगा सकते हैं।`} पहले ज़रूरत हो तो अपने डॉक्टर से पूछें।`,
      large_packs && '20 से ज़्यादा गोलियों या 200 ml से ज़्यादा का एक पैक कई पैक गिना जाता है।',
    ]
      .filter(Boolean)
      .join(' '),
  pricesOld: 'अभी कीमतें जाँची नहीं जा सकीं। अगले कदम पर फिर जाँची जाएँगी।',
};
