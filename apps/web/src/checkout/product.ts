import type { ServiceType } from '@doorstep/contract/order';
import type { OrderDetail, PlaceBody } from '@doorstep/contract/order.schema';
import type { ComponentType, ReactNode } from 'react';
import { allAreas } from '../app/area.ts';
import type { LazyModule } from '../app/route.tsx';
import type { Checkout } from './store.ts';

/** What is bought by a quote of the cart, and paid for on the checkout's own page. */
export interface Quoted {
  /** Where it is chosen, and where what it costs is looked at before it is paid. */
  choosePath: string;
  checkPath: string;
  /** Enough is chosen for a quote. */
  isChosen: (checkout: Checkout) => boolean;
  /** What is asked of the server: without a payment a quote, with it the order. */
  placeBody: (checkout: Checkout, paymentId?: string) => PlaceBody;
  /** Called once, when the order stands. */
  onOrdered: (checkout: Checkout) => void;
  /** The steps from choosing to paying. */
  Steps: ComponentType<{ current: number }>;
  /** What is bought and what it costs, in paise; below it the way back. */
  Summary: ComponentType<{
    checkout: Checkout;
    subtotalPaise: number;
    feePaise: number;
    totalPaise: number;
    children: ReactNode;
  }>;
  /** Leads to where it is chosen, after money has come back. */
  ChooseAgain: ComponentType;
}
/** What a product type says of itself to the checkout. */
export interface Product {
  /** Undefined for what is paid for on a page of its own (`useSalePay`). */
  quoted?: Quoted;
  /** On the success page, what was ordered and what is still to do. */
  Success?: ComponentType<{ order: OrderDetail }>;
  /** Where a booking is shown, by its id; without it the order stands among the orders alone. */
  bookingHref?: (id: string) => string;
}

declare module '../app/area.ts' {
  interface Area {
    /** A product type; `type` as the server calls it (`service_type`). */
    product?: { type: ServiceType; module: LazyModule<{ product: Product }> };
  }
}

const products = () => allAreas().flatMap(({ product = [] }) => product);
/** The product type of a checkout by a quote; where it does not say, the first one: earlier versions had but one. */
export const productIn = ({ productType }: Checkout) =>
  products().find(({ type }) => type === productType) ?? products()[0]!;
/** Undefined where no area sells this type. */
export const productOf = (type: string) => products().find((one) => one.type === type);
