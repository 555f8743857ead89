/** English of the page that stands for what is not built yet. */
export const comingSoonMessages = {
  comingSoon: 'Coming soon',
  promised: {
    visits: 'Home visits by a nurse',
    appointments: 'Doctor appointments',
    tests: 'Lab tests at home',
    consultations: 'Online consultation',
    support: 'Help and support',
    about: 'About us',
  },
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    comingSoon: typeof comingSoonMessages;
  }
}
