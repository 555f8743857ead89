// Made by scripts/areas.mjs: do not edit.
import { account } from '../account/messages.hi.ts';
import { address } from '../address/messages.hi.ts';
import { addressMap } from '../address/map-messages.hi.ts';
import { alike } from '../medicine/alike-messages.hi.ts';
import { appointmentForm } from '../lab/appointment-form-messages.hi.ts';
import { appointmentRow } from '../appointment/appointment-row-messages.hi.ts';
import { auth } from '../account/auth-messages.hi.ts';
import { base } from '../base/messages.hi.ts';
import { bookServiceForm } from '../paramedical/book-service-form-messages.hi.ts';
import { bookingCard } from '../order/booking-card-messages.hi.ts';
import { bookingState } from '../base/booking-state-messages.hi.ts';
import { calendar } from '../base/calendar-messages.hi.ts';
import { calendarEditor } from '../appointment/calendar-editor-messages.hi.ts';
import { callOff } from '../staff/call-off-messages.hi.ts';
import { care } from '../care/messages.hi.ts';
import { cart } from '../cart/messages.hi.ts';
import { catalogue } from '../staff/catalogue-messages.hi.ts';
import { caution } from '../medicine/caution-messages.hi.ts';
import { chat } from '../consultation/chat-messages.hi.ts';
import { collection } from '../staff/collection-messages.hi.ts';
import { confirmed } from '../appointment/confirmed-messages.hi.ts';
import { correctPayment } from '../staff/correct-payment-messages.hi.ts';
import { dayNav } from '../staff/day-nav-messages.hi.ts';
import { delivery } from '../order/delivery-messages.hi.ts';
import { deliveryChecker } from '../lab/delivery-checker-messages.hi.ts';
import { deliveryPanel } from '../lab/delivery-panel-messages.hi.ts';
import { desk } from '../staff/desk-messages.hi.ts';
import { detail } from '../medicine/detail-messages.hi.ts';
import { doctor } from '../appointment/doctor-messages.hi.ts';
import { emergency } from '../consultation/emergency-messages.hi.ts';
import { filter } from '../medicine/filter-messages.hi.ts';
import { footer } from '../home/footer-messages.hi.ts';
import { form } from '../base/form-messages.hi.ts';
import { holdTimer } from '../appointment/hold-timer-messages.hi.ts';
import { home } from '../home/messages.hi.ts';
import { hub } from '../consultation/hub-messages.hi.ts';
import { inbox } from '../consultation/inbox-messages.hi.ts';
import { kept } from '../base/kept-messages.hi.ts';
import { labBookingConfirmed } from '../lab/lab-booking-confirmed-messages.hi.ts';
import { leaflet } from '../medicine/leaflet-messages.hi.ts';
import { medicine } from '../medicine/messages.hi.ts';
import { order } from '../order/messages.hi.ts';
import { otp } from '../account/otp-messages.hi.ts';
import { packageCard } from '../lab/package-card-messages.hi.ts';
import { patient } from '../appointment/patient-messages.hi.ts';
import { payment } from '../payment/messages.hi.ts';
import { prepPlan } from '../lab/prep-plan-messages.hi.ts';
import { prescription } from '../prescription/messages.hi.ts';
import { price } from '../order/price-messages.hi.ts';
import { priceBreakdown } from '../paramedical/price-breakdown-messages.hi.ts';
import { refill } from '../refill/messages.hi.ts';
import { report } from '../lab/report-messages.hi.ts';
import { reportDesk } from '../staff/report-desk-messages.hi.ts';
import { review } from '../prescription/review-messages.hi.ts';
import { room } from '../consultation/room-messages.hi.ts';
import { rotation } from '../home/rotation-messages.hi.ts';
import { scheduleForm } from '../lab/schedule-form-messages.hi.ts';
import { secondStep } from '../account/second-step-messages.hi.ts';
import { service } from '../paramedical/service-messages.hi.ts';
import { serviceCheckout } from '../paramedical/service-checkout-messages.hi.ts';
import { sheet } from '../staff/sheet-messages.hi.ts';
import { slotPicker } from '../appointment/slot-picker-messages.hi.ts';
import { staff } from '../staff/messages.hi.ts';
import { success } from '../order/success-messages.hi.ts';
import { summary } from '../appointment/summary-messages.hi.ts';
import { support } from '../support/messages.hi.ts';
import { testCard } from '../lab/test-card-messages.hi.ts';
import { testCart } from '../lab/test-cart-messages.hi.ts';
import { testDetail } from '../lab/test-detail-messages.hi.ts';
import { video } from '../consultation/video-messages.hi.ts';
import { visitBoard } from '../staff/visit-board-messages.hi.ts';
import { visitCard } from '../paramedical/visit-card-messages.hi.ts';
import { visitPass } from '../paramedical/visit-pass-messages.hi.ts';
import type { Messages } from './messages.ts';

export const hi: Messages = {
  lang: 'hi-IN',
  account,
  address,
  addressMap,
  alike,
  appointmentForm,
  appointmentRow,
  auth,
  base,
  bookServiceForm,
  bookingCard,
  bookingState,
  calendar,
  calendarEditor,
  callOff,
  care,
  cart,
  catalogue,
  caution,
  chat,
  collection,
  confirmed,
  correctPayment,
  dayNav,
  delivery,
  deliveryChecker,
  deliveryPanel,
  desk,
  detail,
  doctor,
  emergency,
  filter,
  footer,
  form,
  holdTimer,
  home,
  hub,
  inbox,
  kept,
  labBookingConfirmed,
  leaflet,
  medicine,
  order,
  otp,
  packageCard,
  patient,
  payment,
  prepPlan,
  prescription,
  price,
  priceBreakdown,
  refill,
  report,
  reportDesk,
  review,
  room,
  rotation,
  scheduleForm,
  secondStep,
  service,
  serviceCheckout,
  sheet,
  slotPicker,
  staff,
  success,
  summary,
  support,
  testCard,
  testCart,
  testDetail,
  video,
  visitBoard,
  visitCard,
  visitPass,
};
