import type { MedicalTest } from '@doorstep/contract/lab.schema';
import { discountPercent, toPaise } from '@doorstep/contract/money';
import type { Lang } from '@doorstep/ui/messages/messages';
import { testPaise } from '../chosen.ts';

/** What is paid, and what it would be without the offer, which counts only where it is lower. */
export function pricesOf(test: MedicalTest) {
  const mrp = toPaise(test.price),
    pricePaise = testPaise(test);
  return {
    pricePaise,
    mrpPaise: pricePaise < mrp ? mrp : undefined,
    discountPercent: discountPercent(mrp, pricePaise),
  };
}
/** What it is called in the reader's language. */
export const titleIn = (lang: Lang, { title, title_hi }: MedicalTest): string =>
  lang === 'hi-IN' ? title_hi : title;
