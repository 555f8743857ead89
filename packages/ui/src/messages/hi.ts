// Made by scripts/areas.mjs: do not edit.
import { account } from '../account/messages.hi.ts';
import { address } from '../address/messages.hi.ts';
import { auth } from '../account/auth-messages.hi.ts';
import { base } from '../base/messages.hi.ts';
import { cart } from '../cart/messages.hi.ts';
import { catalogue } from '../staff/catalogue-messages.hi.ts';
import { delivery } from '../order/delivery-messages.hi.ts';
import { desk } from '../staff/desk-messages.hi.ts';
import { detail } from '../medicine/detail-messages.hi.ts';
import { filter } from '../medicine/filter-messages.hi.ts';
import { footer } from '../home/footer-messages.hi.ts';
import { form } from '../base/form-messages.hi.ts';
import { home } from '../home/messages.hi.ts';
import { leaflet } from '../medicine/leaflet-messages.hi.ts';
import { medicine } from '../medicine/messages.hi.ts';
import { order } from '../order/messages.hi.ts';
import { payment } from '../payment/messages.hi.ts';
import { prescription } from '../prescription/messages.hi.ts';
import { review } from '../prescription/review-messages.hi.ts';
import { sheet } from '../staff/sheet-messages.hi.ts';
import { staff } from '../staff/messages.hi.ts';
import type { Messages } from './messages.ts';

export const hi: Messages = {
  lang: 'hi-IN',
  account,
  address,
  auth,
  base,
  cart,
  catalogue,
  delivery,
  desk,
  detail,
  filter,
  footer,
  form,
  home,
  leaflet,
  medicine,
  order,
  payment,
  prescription,
  review,
  sheet,
  staff,
};
