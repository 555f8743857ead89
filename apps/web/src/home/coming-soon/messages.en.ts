/** English of the page that stands for what is not built yet. */
export const comingSoonMessages = {
  comingSoon: 'Coming soon',
  promised: {
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
