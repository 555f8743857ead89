/** English of the care circle's section. */
export const careCircleMessages = {
  failed: 'Your care circle could not be loaded',
  nothingLost: 'Nothing is lost. Please try again.',
  notDone: 'That did not work. Please try again.',
  offline: 'You are offline. Please try again when you are back online.',
  invited: (name: string) => `An SMS is on its way to ${name}.`,
  agreed: (name: string) => `You can now act for ${name}.`,
  accepted: (name: string) => `${name} can now act for you.`,
  ended: 'Ended.',
};
declare module '../messages/messages.ts' {
  interface PageMessages {
    careCircle: typeof careCircleMessages;
  }
}
