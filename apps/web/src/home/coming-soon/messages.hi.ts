import type { comingSoonMessages } from './messages.en.ts';

export const comingSoon: typeof comingSoonMessages = {
  comingSoon: 'जल्द आ रहा है',
  promised: {
    tests: 'घर पर जाँच',
    consultations: 'ऑनलाइन परामर्श',
    support: 'मदद',
    about: 'हमारे बारे में',
  },
};
