import { account } from './account/area.ts';
import { address } from './address/area.ts';
import { installAreas, type Area } from './app/area.ts';
import { appointment } from './appointment/area.ts';
import { booking } from './booking/area.ts';
import { care } from './care/area.ts';
import { cart } from './cart/area.ts';
import { checkout } from './checkout/area.ts';
import { consultation } from './consultation/area.ts';
import { home } from './home/area.ts';
import { lab } from './lab/area.ts';
import { medicine } from './medicine/area.ts';
import { order } from './order/area.ts';
import { paramedical } from './paramedical/area.ts';
import { prescription } from './prescription/area.ts';
import { refill } from './refill/area.ts';
import { search } from './search/area.ts';
import { staff } from './staff/area.ts';
import { support } from './support/area.ts';

/** The whole product: routes, tabs, stores and product types are made from this list. Add a new area's import and name, and no more. */
export const areas: readonly Area[] = [
  home,
  medicine,
  cart,
  order,
  checkout,
  prescription,
  address,
  account,
  staff,
  paramedical,
  appointment,
  booking,
  lab,
  consultation,
  search,
  refill,
  care,
  support,
];
installAreas(areas);
