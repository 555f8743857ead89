import type { patientMessages } from './patient-messages.en.ts';

export const patient: typeof patientMessages = {
  title: 'मरीज़ का विवरण',
  forWhom: 'यह अपॉइंटमेंट किसके लिए है?',
  somebodyElse: 'किसी और के लिए',
  known: (age, gender) => `${age} साल, ${gender}`,
  fullName: 'पूरा नाम',
  nameHint: 'जैसा पहचान पत्र पर है',
  age: 'उम्र',
  ageHint: 'पूरे सालों में, 1 से 120',
  gender: 'लिंग',
  genders: { Male: 'पुरुष', Female: 'महिला', Other: 'अन्य' },
  phone: 'फ़ोन',
  proceed: 'भुगतान की ओर बढ़ें',
};
