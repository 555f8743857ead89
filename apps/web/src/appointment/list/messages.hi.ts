import type { doctorListMessages } from './messages.en.ts';

export const doctorList: typeof doctorListMessages = {
  title: 'अपना डॉक्टर चुनें',
  indianTime: 'सभी समय भारतीय समय हैं।',
  home: 'होम',
  none: 'अभी कोई डॉक्टर उपलब्ध नहीं है',
  noneText: 'थोड़ी देर बाद फिर देखें।',
  noMatch: 'ऐसे कोई डॉक्टर नहीं मिले',
  noMatchText: 'दूसरा नाम, विशेषज्ञता या भाषा चुनें।',
  all: 'सभी डॉक्टर दिखाएँ',
  failed: 'डॉक्टरों की सूची लोड नहीं हो सकी',
  found: (n) => `${n} डॉक्टर`,
  titleOf: (name) => `डॉ. ${name}`,
  detailFailed: 'डॉक्टर की जानकारी लोड नहीं हो सकी',
  notFound: 'डॉक्टर नहीं मिले',
  notFoundNext: 'आपको डॉक्टरों की सूची पर ले जा रहे हैं।',
};
