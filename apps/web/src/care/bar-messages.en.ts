/** English of what a tab says while it acts for another. */
export const careBarMessages = {
  closed: (name: string) => `Only ${name} can do this, in their own account.`,
  closedTitle: (name: string) => `Only ${name} can open this`,
  closedText:
    'It stays in their own account. You can order, pay and book for them, and read their orders, bookings, prescriptions and reports.',
  toOrders: 'Their orders',
};
declare module '../messages/messages.ts' {
  interface PageMessages {
    careBar: typeof careBarMessages;
  }
}
