// Made by scripts/areas.mjs: do not edit.
import { accountMessages } from '../account/messages.en.ts';
import { addressMessages } from '../address/messages.en.ts';
import { addressMapMessages } from '../address/map-messages.en.ts';
import { alikeMessages } from '../medicine/alike-messages.en.ts';
import { appointmentFormMessages } from '../lab/appointment-form-messages.en.ts';
import { appointmentRowMessages } from '../appointment/appointment-row-messages.en.ts';
import { authMessages } from '../account/auth-messages.en.ts';
import { baseMessages } from '../base/messages.en.ts';
import { bookServiceFormMessages } from '../paramedical/book-service-form-messages.en.ts';
import { bookingCardMessages } from '../order/booking-card-messages.en.ts';
import { bookingStateMessages } from '../base/booking-state-messages.en.ts';
import { calendarMessages } from '../base/calendar-messages.en.ts';
import { calendarEditorMessages } from '../appointment/calendar-editor-messages.en.ts';
import { callOffMessages } from '../staff/call-off-messages.en.ts';
import { careMessages } from '../care/messages.en.ts';
import { cartMessages } from '../cart/messages.en.ts';
import { catalogueMessages } from '../staff/catalogue-messages.en.ts';
import { cautionMessages } from '../medicine/caution-messages.en.ts';
import { chatMessages } from '../consultation/chat-messages.en.ts';
import { collectionMessages } from '../staff/collection-messages.en.ts';
import { confirmedMessages } from '../appointment/confirmed-messages.en.ts';
import { correctPaymentMessages } from '../staff/correct-payment-messages.en.ts';
import { dayNavMessages } from '../staff/day-nav-messages.en.ts';
import { deliveryMessages } from '../order/delivery-messages.en.ts';
import { deliveryCheckerMessages } from '../lab/delivery-checker-messages.en.ts';
import { deliveryPanelMessages } from '../lab/delivery-panel-messages.en.ts';
import { deskMessages } from '../staff/desk-messages.en.ts';
import { detailMessages } from '../medicine/detail-messages.en.ts';
import { doctorMessages } from '../appointment/doctor-messages.en.ts';
import { emergencyMessages } from '../consultation/emergency-messages.en.ts';
import { filterMessages } from '../medicine/filter-messages.en.ts';
import { footerMessages } from '../home/footer-messages.en.ts';
import { formMessages } from '../base/form-messages.en.ts';
import { holdTimerMessages } from '../appointment/hold-timer-messages.en.ts';
import { homeMessages } from '../home/messages.en.ts';
import { hubMessages } from '../consultation/hub-messages.en.ts';
import { inboxMessages } from '../consultation/inbox-messages.en.ts';
import { keptMessages } from '../base/kept-messages.en.ts';
import { labBookingConfirmedMessages } from '../lab/lab-booking-confirmed-messages.en.ts';
import { leafletMessages } from '../medicine/leaflet-messages.en.ts';
import { medicineMessages } from '../medicine/messages.en.ts';
import { orderMessages } from '../order/messages.en.ts';
import { otpMessages } from '../account/otp-messages.en.ts';
import { packageCardMessages } from '../lab/package-card-messages.en.ts';
import { patientMessages } from '../appointment/patient-messages.en.ts';
import { paymentMessages } from '../payment/messages.en.ts';
import { prepPlanMessages } from '../lab/prep-plan-messages.en.ts';
import { prescriptionMessages } from '../prescription/messages.en.ts';
import { priceMessages } from '../order/price-messages.en.ts';
import { priceBreakdownMessages } from '../paramedical/price-breakdown-messages.en.ts';
import { refillMessages } from '../refill/messages.en.ts';
import { reportMessages } from '../lab/report-messages.en.ts';
import { reportDeskMessages } from '../staff/report-desk-messages.en.ts';
import { reviewMessages } from '../prescription/review-messages.en.ts';
import { roomMessages } from '../consultation/room-messages.en.ts';
import { rotationMessages } from '../home/rotation-messages.en.ts';
import { scheduleFormMessages } from '../lab/schedule-form-messages.en.ts';
import { secondStepMessages } from '../account/second-step-messages.en.ts';
import { serviceMessages } from '../paramedical/service-messages.en.ts';
import { serviceCheckoutMessages } from '../paramedical/service-checkout-messages.en.ts';
import { sheetMessages } from '../staff/sheet-messages.en.ts';
import { slotPickerMessages } from '../appointment/slot-picker-messages.en.ts';
import { staffMessages } from '../staff/messages.en.ts';
import { successMessages } from '../order/success-messages.en.ts';
import { summaryMessages } from '../appointment/summary-messages.en.ts';
import { supportMessages } from '../support/messages.en.ts';
import { testCardMessages } from '../lab/test-card-messages.en.ts';
import { testCartMessages } from '../lab/test-cart-messages.en.ts';
import { testDetailMessages } from '../lab/test-detail-messages.en.ts';
import { videoMessages } from '../consultation/video-messages.en.ts';
import { visitBoardMessages } from '../staff/visit-board-messages.en.ts';
import { visitCardMessages } from '../paramedical/visit-card-messages.en.ts';
import { visitPassMessages } from '../paramedical/visit-pass-messages.en.ts';
import type { Messages } from './messages.ts';

/** English, whole: what doorstep-messages compares other languages with. Elements bring the English of their area themselves, and need no provider for it. */
export const en: Messages = {
  lang: 'en-IN',
  account: accountMessages,
  address: addressMessages,
  addressMap: addressMapMessages,
  alike: alikeMessages,
  appointmentForm: appointmentFormMessages,
  appointmentRow: appointmentRowMessages,
  auth: authMessages,
  base: baseMessages,
  bookServiceForm: bookServiceFormMessages,
  bookingCard: bookingCardMessages,
  bookingState: bookingStateMessages,
  calendar: calendarMessages,
  calendarEditor: calendarEditorMessages,
  callOff: callOffMessages,
  care: careMessages,
  cart: cartMessages,
  catalogue: catalogueMessages,
  caution: cautionMessages,
  chat: chatMessages,
  collection: collectionMessages,
  confirmed: confirmedMessages,
  correctPayment: correctPaymentMessages,
  dayNav: dayNavMessages,
  delivery: deliveryMessages,
  deliveryChecker: deliveryCheckerMessages,
  deliveryPanel: deliveryPanelMessages,
  desk: deskMessages,
  detail: detailMessages,
  doctor: doctorMessages,
  emergency: emergencyMessages,
  filter: filterMessages,
  footer: footerMessages,
  form: formMessages,
  holdTimer: holdTimerMessages,
  home: homeMessages,
  hub: hubMessages,
  inbox: inboxMessages,
  kept: keptMessages,
  labBookingConfirmed: labBookingConfirmedMessages,
  leaflet: leafletMessages,
  medicine: medicineMessages,
  order: orderMessages,
  otp: otpMessages,
  packageCard: packageCardMessages,
  patient: patientMessages,
  payment: paymentMessages,
  prepPlan: prepPlanMessages,
  prescription: prescriptionMessages,
  price: priceMessages,
  priceBreakdown: priceBreakdownMessages,
  refill: refillMessages,
  report: reportMessages,
  reportDesk: reportDeskMessages,
  review: reviewMessages,
  room: roomMessages,
  rotation: rotationMessages,
  scheduleForm: scheduleFormMessages,
  secondStep: secondStepMessages,
  service: serviceMessages,
  serviceCheckout: serviceCheckoutMessages,
  sheet: sheetMessages,
  slotPicker: slotPickerMessages,
  staff: staffMessages,
  success: successMessages,
  summary: summaryMessages,
  support: supportMessages,
  testCard: testCardMessages,
  testCart: testCartMessages,
  testDetail: testDetailMessages,
  video: videoMessages,
  visitBoard: visitBoardMessages,
  visitCard: visitCardMessages,
  visitPass: visitPassMessages,
};
