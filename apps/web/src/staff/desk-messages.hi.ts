import { hindiDay, hindiDuration, hindiMoment } from '@doorstep/ui/messages/hindi';
import type { deskMessages } from './desk-messages.en.ts';

export const desk: typeof deskMessages = {
  today: 'आज',
  groups: { queues: 'बाकी काम', shop: 'दुकान', records: 'रिकॉर्ड' },
  roles: { admin: 'एडमिन', pharmacist: 'फ़ार्मासिस्ट', doctor: 'डॉक्टर' },
  search: 'ऑर्डर, मरीज़, मोबाइल या दवाई खोजें',
  searchHint: 'ऑर्डर, मरीज़, मोबाइल, दवाई',
  nothingFound: 'कुछ नहीं मिला',
  searchFailed: 'खोज नहीं हो सकी। कृपया फिर कोशिश करें।',
  hits: { order: 'ऑर्डर', patient: 'मरीज़', prescription: 'डॉक्टर की पर्चियाँ', medicine: 'दवाइयाँ' },
  day: hindiDay,
  moment: hindiMoment,
  todayFailed: 'आज का काम नहीं दिख सका',
  startOldest: 'सबसे पुरानी पर्ची से शुरू करें',
  tiles: {
    prescriptions: (n) => (n === 1 ? 'पर्ची इंतज़ार में है' : 'पर्चियाँ इंतज़ार में हैं'),
    late: (n) => (n === 1 ? 'ऑर्डर में देर है' : 'ऑर्डरों में देर है'),
    orphans: (n) => (n === 1 ? 'भुगतान का ऑर्डर नहीं बना' : 'भुगतानों के ऑर्डर नहीं बने'),
    outOfStock: (n) => (n === 1 ? 'दवाई स्टॉक में नहीं है' : 'दवाइयाँ स्टॉक में नहीं हैं'),
    failedMessages: (n) => (n === 1 ? 'संदेश नहीं जा सका' : 'संदेश नहीं जा सके'),
  },
  dangerTitle: (n) => `(${n}) ख़तरा – `,
  dangerWaits: (n) =>
    n === 1 ? 'ख़तरे के लक्षण वाले 1 मरीज़ डॉक्टर के इंतज़ार में हैं' : `ख़तरे के लक्षण वाले ${n} मरीज़ डॉक्टर के इंतज़ार में हैं`,
  dangerOpen: 'इनबॉक्स खोलें',
  dangerCall: 'ड्यूटी वाले डॉक्टरों को फ़ोन करें',
  dangerMute: 'आवाज़ बंद करें',
  longest: (minutes) => `सबसे पुरानी ${hindiDuration(minutes)} से`,
  longestBy: (minutes) => `सबसे ज़्यादा ${hindiDuration(minutes)} की देर`,
  moneySince: (rupees, minutes) => `${rupees} · ${hindiDuration(minutes)} से`,
  mostWanted: (name) => `सबसे ज़्यादा माँग: ${name}`,
  oldest: (minutes) => `सबसे पुराना ${hindiDuration(minutes)} पहले का`,
  noWork: 'अभी आपके लिए यहाँ कुछ नहीं है',
  noWorkText: 'डॉक्टर के लिए जो काम आएगा, वह यहाँ दिखेगा। दवाइयाँ ऊपर खोजी जा सकती हैं।',
};
