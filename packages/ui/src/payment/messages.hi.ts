import type { paymentMessages } from './messages.en.ts';

export const payment: typeof paymentMessages = {
  pay: (amount) => `${amount} दें`,
  processing: 'भुगतान हो रहा है...',
  payment: 'सुरक्षित भुगतान',
  through: (provider) => `${provider} से: कार्ड, UPI या नेट बैंकिंग`,
  youPay: 'आपको देना है',
  safe: 'पैसा सिर्फ़ एक बार कटेगा। आपका कार्ड नंबर हमें कभी नहीं दिखता।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  confirmed: 'भुगतान हो गया',
  status: 'स्थिति',
  verified: 'जाँचा हुआ',
  method: 'तरीका',
  paymentId: 'भुगतान आईडी',
  amount: 'रकम',
  outcomes: {
    checking: { title: 'आपका भुगतान देखा जा रहा है', text: 'कृपया यह पेज खुला रखें। आपका कार्ट सुरक्षित है।' },
    delayed: {
      title: 'हम आपका ऑर्डर पूरा कर रहे हैं',
      text: 'आपका पैसा सुरक्षित है। हम हर मिनट देख रहे हैं, आप यह पेज बंद कर सकते हैं।',
    },
    'no-money': { title: 'कोई पैसा नहीं कटा', text: 'आपका कार्ट सुरक्षित है। आप फिर से भुगतान कर सकते हैं।' },
    refunding: { title: 'आपका पैसा वापस आ रहा है', text: 'बैंक को 5 से 7 कामकाजी दिन लगते हैं।' },
    refunded: { title: 'आपका पैसा लौटा दिया गया', text: 'बैंक को 5 से 7 कामकाजी दिन लगते हैं।' },
  },
  checkAgain: 'फिर से देखें',
  payAgain: 'फिर से भुगतान करें',
};
