import type { bookServiceFormMessages } from './book-service-form-messages.en.ts';

export const bookServiceForm: typeof bookServiceFormMessages = {
  title: 'सेवा बुक करें',
  subtitle: 'घर पर नर्स की सेवा का समय तय करें',
  steps: ['जानकारी भरें', 'कीमत जानें', 'भुगतान', 'बुक करें'],
  stepNow: (step) => `अब: ${step}`,
  when: 'नर्स को कब आना है?',
  notes: 'नर्स के लिए कोई बात',
  notesHint: 'जैसे मंज़िल, गेट का कोड, या मरीज़ के बारे में कुछ ज़रूरी।',
  calculateText: 'कीमत में सेवा और आप तक आने-जाने का ख़र्च है। पहले जानकारी भरें।',
  calculate: 'कीमत जानें',
  calculating: 'हिसाब हो रहा है...',
  priceIs: (total) => `कीमत ${total} है`,
  cleared: 'आपने कुछ बदला है, इसलिए कीमत हटा दी गई है। कृपया इसे फिर से जानें।',
  changed: (was, now) => `कीमत ${was} से बदलकर ${now} हो गई है। कृपया इसे फिर से देखें।`,
  payText: 'पैसे नर्स के आने पर दें। अभी कुछ नहीं देना है।',
  payLater: 'पहले कीमत जानें।',
  pay: (amount) => `विज़िट के समय ${amount} दें`,
  confirmed: (amount) => `तय हो गया। आप विज़िट के समय ${amount} देंगे। अब आप बुक कर सकते हैं।`,
  book: 'बुक करें',
  booking: 'बुक हो रहा है...',
};
