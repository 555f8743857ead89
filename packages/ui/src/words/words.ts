import type { account } from '../account/words.ts';
import type { address } from '../address/words.ts';
import type { base } from '../base/words.ts';
import type { cart } from '../cart/words.ts';
import type { footer } from '../home/footer-words.ts';
import type { home } from '../home/words.ts';
import type { medicine } from '../medicine/words.ts';
import type { order } from '../order/words.ts';
import type { payment } from '../payment/words.ts';
import type { prescription } from '../prescription/words.ts';
import type { staff } from '../staff/words.ts';

export type Lang = 'en-IN' | 'hi-IN';
/** Every word that ui shows, by area. A language is one object of this type: a missing word fails the type check. */
export interface Words {
  lang: Lang;
  account: typeof account;
  address: typeof address;
  base: typeof base;
  cart: typeof cart;
  footer: typeof footer;
  home: typeof home;
  medicine: typeof medicine;
  order: typeof order;
  payment: typeof payment;
  prescription: typeof prescription;
  staff: typeof staff;
}
