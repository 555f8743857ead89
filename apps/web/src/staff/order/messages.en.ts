/** English of the page of one order. */
export const orderSheetMessages = {
  call: 'Call',
  print: 'Slip and label',
  late: 'Late',
  failed: 'The order could not be loaded',
  notFound: 'There is no such order',
  notFoundText: 'Look at its number again, or search for the patient.',
  toOrders: 'To all orders',
  next: { processing: 'Confirm', shipped: 'Out for Delivery', delivered: 'Delivered' },
  blocked: 'A pharmacist has to approve the prescription before this order can go on.',
  undo: 'Undo the last step',
  moved: 'Updated',
  moveFailed: 'The status was not changed. Please try again.',
  payment: 'Payment',
  method: 'Paid by',
  paymentId: 'Payment id',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Please select it by hand.',
  wentBack: 'Went back',
  nothing: 'Nothing',
  patient: 'Patient',
  mobile: 'Mobile',
  receiver: 'Receiver',
  deliverTo: 'Deliver to',
  happened: 'What happened',
  notes: 'Notes for staff',
  noteFailed: 'The note was not saved. Please try again.',
  giveBack: 'Cancel or give money back',
  giveBackText: 'Whole or by line. You choose a reason and see the sum before anything goes.',
  delivered: 'A delivered order cannot be cancelled any more; the money of its lines can go back.',
  byLine: 'By line',
  cancel: 'Cancel order',
  refunded: (rupees: string) => `${rupees} go back to the patient.`,
  before: 'This went back before. Nothing more was given back.',
  refundFailed: 'Nothing was heard back. Please look at the order before you try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    orderSheet: typeof orderSheetMessages;
  }
}
