import type { visitPartMessages } from './visit-part-messages.en.ts';

export const visitPart: typeof visitPartMessages = {
  waitForUpload: 'डॉक्टर की पर्ची अभी पहुँच रही है। उसका इंतज़ार करें, या उसे रद्द करें।',
  uploadFailed: 'डॉक्टर की पर्ची हम तक नहीं पहुँची। फिर कोशिश करें, या उसे हटा दें।',
  fileRefused: 'यह फ़ाइल डॉक्टर की पर्ची के तौर पर नहीं चलेगी। कोई दूसरी चुनें, या इसे हटा दें।',
  daysFailed: 'ख़ाली समय लोड नहीं हो सके',
  noTimes: 'कोई दूसरा पता चुनें, या हमें फ़ोन करें।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  partFailed: 'लोड नहीं हो सका। इंटरनेट देखें और फिर कोशिश करें।',
};
