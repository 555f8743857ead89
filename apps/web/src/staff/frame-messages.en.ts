/** English of what frames the staff's pages: who may open them, their tabs, a list that failed or is empty. */
export const staffFrameMessages = {
  sections: {
    orders: 'Orders',
    catalogue: 'Catalogue',
    payments: 'Payments',
    audit: 'Audit',
    people: 'Staff',
    register: 'Register H1',
    prescriptions: 'Prescriptions',
  },
  forStaff: 'This page is not for your account',
  forStaffText: {
    admin: 'Only the shop’s admins can open it. If you are one, log in with that account.',
    pharmacist: 'Only the shop’s pharmacists can open it. If you are one, log in with that account.',
    doctor: 'Only the shop’s doctors can open it. If you are one, log in with that account.',
    staff: 'Only people who work for the shop can open it. If you do, log in with that account.',
    register: 'Only the shop’s pharmacists and admins can open it. If you are one, log in with that account.',
  },
  toHome: 'Back to Home',
  toOwn: 'To your page',
  roleFailed: 'We could not check your account',
  nothingLost: 'Nothing was changed. Please try again in a moment.',
  pastEnd: 'Nothing on this page',
  firstPage: 'To the first page',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    staffFrame: typeof staffFrameMessages;
  }
}
