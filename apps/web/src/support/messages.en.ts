/** English of the page where one asks the shop. */
export const supportMessages = {
  title: 'Help and support',
  subtitle: 'Call us, write to us, or look among the questions below.',
  asked: 'What you asked',
  loading: 'What you asked is loading',
  failed: 'What you asked could not be loaded',
  none: 'Nothing yet. What you send from your account stands here, with our answer.',
  notSent: 'It was not sent. What you wrote is still here: please try again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    support: typeof supportMessages;
  }
}
