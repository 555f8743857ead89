// For pages of the staff that other areas have: their tab, their tile of Today, what the search opens of them, the gate before the page,
// the day that its address names, what stands where it cannot be loaded, the question before a booking is called off, and the forms that record and correct a payment taken at a visit.
export { callOffPart } from './call-off-part.ts';
export { dayOf } from './day.ts';
export { Gate } from './gate/gate.tsx';
export { LoadFailed } from './list-states.tsx';
export { receivePaymentPart } from './receive-payment-part.ts';
export type { StaffFound, StaffTab, StaffTile } from './tab.ts';
export { useCorrectPayment } from './use-correct-payment.tsx';
