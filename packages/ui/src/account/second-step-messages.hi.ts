import type { secondStepMessages } from './second-step-messages.en.ts';

export const secondStep: typeof secondStepMessages = {
  appCode: 'आपके ऑथेंटिकेटर ऐप का कोड',
  appCodeHint: '6 अंक। हर 30 सेकंड में नया कोड।',
  recoveryCode: 'रिकवरी कोड',
  recoveryCodeHint: '16 अक्षर और अंक, आपकी रखी हुई सूची से। हर कोड एक बार चलता है।',
  useRecovery: 'रिकवरी कोड डालें',
  useApp: 'ऑथेंटिकेटर ऐप से डालें',
  logIn: 'लॉगिन करें',
  checking: 'जाँच रहे हैं...',
  back: 'लॉगिन पर वापस',
  steps: {
    app: 'अपने फ़ोन पर कोई ऑथेंटिकेटर ऐप लगाएँ: Google Authenticator, Microsoft Authenticator, Aegis या कोई और।',
    scan: 'ऐप से यह QR कोड स्कैन करें।',
    type: 'अगर स्कैन न हो सके, तो ऐप में ‘Enter a setup key’ चुनें और यह लिखें:',
    code: 'ऐप में दिख रहा कोड डालें।',
  },
  qr: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड। नीचे की सेटअप की यही है, अक्षरों में।',
  key: 'सेटअप की',
  confirm: 'पुष्टि करें और लॉगिन करें',
  codesTitle: 'आपके रिकवरी कोड',
  codesText:
    'फ़ोन खो जाने पर हर कोड से आप एक बार लॉगिन कर सकते हैं। ये केवल अभी दिख रहे हैं: इन्हें प्रिंट करें या लिख लें, और फ़ोन से अलग रखें।',
  copy: 'कोड कॉपी करें',
  print: 'प्रिंट करें',
  copied: 'कॉपी हो गए।',
  saved: 'मैंने कोड रख लिए हैं',
};
