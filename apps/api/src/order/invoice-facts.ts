import { brand } from '@doorstep/contract/brand';
import { invoiceLabels } from '@doorstep/contract/order.messages.en';
import { invoiceLabelsHi } from '@doorstep/contract/order.messages.hi';
import { imprint } from '@doorstep/contract/imprint';

/** What is printed on an invoice beside its facts. */
export const invoiceLabelsIn = (language: InvoiceFacts['language']): typeof invoiceLabels =>
  language === 'hi' ? invoiceLabelsHi : invoiceLabels;

/** Of one supply, with its tax in the price; always: taxable + cgst + sgst + igst = total. */
export interface Taxed {
  totalPaise: number;
  taxablePaise: number;
  rate: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}
/** Of packs that were sold. */
export interface Goods {
  maker: string | null;
  batch: string | null;
  /** Calendar day. */
  expiresOn: string | null;
}
/** Who wrote the prescription that something was sold on, as its pharmacist read it. */
export interface Prescriber {
  doctor: string | null;
  registration: string | null;
}
export interface InvoiceLine extends Taxed {
  name: string;
  pack: string;
  /** As it is said in Hindi, on an invoice in Hindi. */
  packHi?: string;
  hsn: string;
  qty: number;
  ratePaise: number;
  goods?: Goods;
  /** Of what is sold on prescription alone. */
  rx?: Prescriber;
}
/** All that stands on an invoice, frozen when its number is given: drawn again, it says the same. */
export interface InvoiceFacts {
  number: string;
  /** Of its labels: the buyer's. Without it, English. */
  language?: 'en' | 'hi';
  /** Indian calendar days. */
  date: string;
  orderId: string;
  orderDate: string;
  paymentId: string;
  seller: {
    name: string;
    addressLines: readonly string[];
    gstin: string;
    drugLicence: string;
    phone: string;
    email: string;
  };
  /** Empty once the patient's account is gone. */
  buyer: { name: string; address: string };
  placeOfSupply: string;
  isInterState: boolean;
  lines: InvoiceLine[];
  /** Ordered, and neither sent nor charged: 'Name × 2'. */
  leftOut: string[];
  total: Taxed;
  /** Of a credit note: the invoice of which it takes something back. */
  against?: { number: string; date: string };
}
export interface SoldLine {
  name: string;
  pack: string | null;
  packHi?: string | undefined;
  /** HSN of goods, SAC of services. */
  hsn: string;
  gstRate: number;
  qty: number;
  pricePaise: number;
  isLeftOut: boolean;
  goods?: Goods | undefined;
  rx?: Prescriber | undefined;
}
export interface Sold {
  number: string;
  language?: 'en' | 'hi' | undefined;
  date: string;
  orderId: string;
  orderDate: string;
  paymentId: string;
  buyer: InvoiceFacts['buyer'];
  /** Null: where the shop is. */
  placeOfSupply: string | null;
  lines: readonly SoldLine[];
  feePaise: number;
  /** What the fee is for. */
  fee: Pick<SoldLine, 'name' | 'hsn'>;
}

/** `over / under` rounded half up; whole numbers, `over` from 0. */
const halfUp = (over: number, under: number): number => Math.floor((2 * over + under) / (2 * under));
/**
 * The tax in a price that holds it (decision C29). Within the state it is two equal halves, each rounded half up; between states one whole. What is left
 * is the taxable value, so that the parts always make the price.
 */
export function taxIn(totalPaise: number, rate: number, isInterState: boolean): Taxed {
  const half = isInterState ? 0 : halfUp(totalPaise * rate, 200 + 2 * rate);
  const whole = isInterState ? halfUp(totalPaise * rate, 100 + rate) : 0;
  return {
    totalPaise,
    rate,
    taxablePaise: totalPaise - 2 * half - whole,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: whole,
  };
}
export const added = (all: readonly Taxed[]): Taxed =>
  all.reduce(
    (sum, one) => ({
      totalPaise: sum.totalPaise + one.totalPaise,
      rate: 0,
      taxablePaise: sum.taxablePaise + one.taxablePaise,
      cgstPaise: sum.cgstPaise + one.cgstPaise,
      sgstPaise: sum.sgstPaise + one.sgstPaise,
      igstPaise: sum.igstPaise + one.igstPaise,
    }),
    { totalPaise: 0, rate: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  );
const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** '2026-27' for an Indian calendar day: a financial year is April to March. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)),
    from = Number(day.slice(5, 7)) >= 4 ? year : year - 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}
/** 'DS/26-27/000001': at most 16 letters (rule 46 b of the CGST rules); 'CN/…' of a credit note. */
export const invoiceNumber = (year: string, count: number, series: 'DS' | 'CN'): string =>
  `${series}/${year.slice(2)}/${String(count).padStart(6, '0')}`;

/** What was sold, as the law wants it written; what a pharmacist turned down is named, and not charged. */
export function factsOf({
  number,
  language,
  date,
  orderId,
  orderDate,
  paymentId,
  buyer,
  placeOfSupply,
  lines,
  feePaise,
  fee,
}: Sold): InvoiceFacts {
  const place = placeOfSupply ?? imprint.state,
    isInterState = !isSame(place, imprint.state);
  const sold = lines.filter(({ isLeftOut }) => !isLeftOut);
  const charged = sold.map(({ name, pack, packHi, hsn, gstRate, qty, pricePaise, goods, rx }): InvoiceLine =>
    Object.assign(taxIn(pricePaise * qty, gstRate, isInterState), {
      name,
      pack: pack ?? '',
      ...(language === 'hi' && packHi && { packHi }),
      hsn,
      qty,
      ratePaise: pricePaise,
      ...(goods && { goods }),
      ...(rx && { rx }),
    }),
  );
  // What brings the goods belongs to them, and bears the highest of their rates (section 15 of the CGST act).
  const rate = Math.max(0, ...charged.map((line) => line.rate));
  const delivery: InvoiceLine[] =
    feePaise === 0
      ? []
      : [
          {
            name: fee.name,
            pack: '',
            hsn: fee.hsn,
            qty: 1,
            ratePaise: feePaise,
            ...taxIn(feePaise, rate, isInterState),
          },
        ];
  const all = [...charged, ...delivery];
  return {
    number,
    ...(language === 'hi' && { language }),
    date,
    orderId,
    orderDate,
    paymentId,
    buyer,
    placeOfSupply: place,
    isInterState,
    lines: all,
    total: added(all),
    leftOut: lines.filter(({ isLeftOut }) => isLeftOut).map(({ name, qty }) => `${name} × ${qty}`),
    seller: {
      name: imprint.managedBy,
      addressLines: imprint.addressLines,
      gstin: imprint.gstin,
      drugLicence: imprint.drugLicence,
      phone: brand.phoneShown,
      email: imprint.email,
    },
  };
}
