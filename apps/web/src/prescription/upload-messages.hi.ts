import type { prescriptionUploadMessages } from './upload-messages.en.ts';

export const prescriptionUpload: typeof prescriptionUploadMessages = {
  wrongType: 'कृपया फ़ोटो या PDF चुनें (JPG, PNG, WebP या PDF)',
  tooLarge: 'कृपया 5 MB तक की फ़ाइल चुनें।',
  noFile: 'कृपया पर्ची की फ़ोटो चुनें',
  tooLarge5: 'फ़ाइल 5 MB से छोटी होनी चाहिए',
  uploadFailed: 'अपलोड नहीं हो सका। कृपया फिर कोशिश करें।',
};
