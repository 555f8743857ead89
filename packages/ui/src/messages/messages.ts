// Made by scripts/areas.mjs: do not edit.
import type { accountMessages } from '../account/messages.en.ts';
import type { addressMessages } from '../address/messages.en.ts';
import type { authMessages } from '../account/auth-messages.en.ts';
import type { baseMessages } from '../base/messages.en.ts';
import type { cartMessages } from '../cart/messages.en.ts';
import type { catalogueMessages } from '../staff/catalogue-messages.en.ts';
import type { deliveryMessages } from '../order/delivery-messages.en.ts';
import type { deskMessages } from '../staff/desk-messages.en.ts';
import type { detailMessages } from '../medicine/detail-messages.en.ts';
import type { filterMessages } from '../medicine/filter-messages.en.ts';
import type { footerMessages } from '../home/footer-messages.en.ts';
import type { formMessages } from '../base/form-messages.en.ts';
import type { homeMessages } from '../home/messages.en.ts';
import type { leafletMessages } from '../medicine/leaflet-messages.en.ts';
import type { medicineMessages } from '../medicine/messages.en.ts';
import type { orderMessages } from '../order/messages.en.ts';
import type { paymentMessages } from '../payment/messages.en.ts';
import type { prescriptionMessages } from '../prescription/messages.en.ts';
import type { reviewMessages } from '../prescription/review-messages.en.ts';
import type { sheetMessages } from '../staff/sheet-messages.en.ts';
import type { staffMessages } from '../staff/messages.en.ts';

export type Lang = 'en-IN' | 'hi-IN';
/** Every word that ui shows, by area. A language is one object of this type: a missing word fails the type check. */
export interface Messages {
  lang: Lang;
  account: typeof accountMessages;
  address: typeof addressMessages;
  auth: typeof authMessages;
  base: typeof baseMessages;
  cart: typeof cartMessages;
  catalogue: typeof catalogueMessages;
  delivery: typeof deliveryMessages;
  desk: typeof deskMessages;
  detail: typeof detailMessages;
  filter: typeof filterMessages;
  footer: typeof footerMessages;
  form: typeof formMessages;
  home: typeof homeMessages;
  leaflet: typeof leafletMessages;
  medicine: typeof medicineMessages;
  order: typeof orderMessages;
  payment: typeof paymentMessages;
  prescription: typeof prescriptionMessages;
  review: typeof reviewMessages;
  sheet: typeof sheetMessages;
  staff: typeof staffMessages;
}
