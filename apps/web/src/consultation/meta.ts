import { drawnImage, type AreaReads, type AreaMeta } from '../app/page-meta.ts';

export const meta: AreaMeta = {
  // A tab or a chosen doctor is the same page.
  'online-consultation': ({ lang }) => ({
    canonical: '/online-consultation',
    description:
      lang === 'hi-IN'
        ? 'डॉक्टर से ऑनलाइन बात करें: चैट मुफ़्त है, और वीडियो आज के लिए बुक होता है। देखें कौन-से डॉक्टर अभी उपलब्ध हैं और उनका शुल्क।'
        : 'Talk to a doctor online: chat is free, and video is booked for today. See which doctors are available now, and what each one charges.',
    image: drawnImage('consultation'),
  }),
};

export const reads: AreaReads = { 'online-consultation': ['tab', 'doctor'] };
