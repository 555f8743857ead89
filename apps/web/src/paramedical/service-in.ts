import { discountPercent, toPaise } from '@doorstep/contract/money';
import { CARD_TEXT_MAX } from '@doorstep/contract/paramedical';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import type { Lang } from '@doorstep/ui/messages/messages';

const inHindi = (lang: Lang) => lang === 'hi-IN';
/** What a service is called, and what is said of it, in the reader's language. */
export function serviceIn(lang: Lang, service: HomeService) {
  const hindi = inHindi(lang);
  return {
    name: hindi ? service.title_hi : service.title,
    description: hindi ? service.description_hi : service.description,
    keepReady: service.keep_ready.map(({ icon, text, text_hi }) => ({ icon, text: hindi ? text_hi : text })),
  };
}
/** What is paid, and what it would be without the offer, which counts only where it is lower. */
export function pricesOf({ price, offer_price }: HomeService) {
  const original = toPaise(price),
    offer = offer_price === null ? original : toPaise(offer_price),
    lower = offer < original;
  return {
    pricePaise: lower ? offer : original,
    originalPaise: lower ? original : undefined,
    discountPercent: discountPercent(original, offer),
  };
}

/** A letter of Hindi may be several characters: none of it is cut in two. */
const letters = /.[\p{M}\u200c\u200d]*(?:(?<=्[\u200c\u200d]?)\p{L}[\p{M}\u200c\u200d]*)*/gsu;
/** The first letters of a text, with an ellipsis where more follow. */
export function shortText(text: string, most = CARD_TEXT_MAX): string {
  const all = text.match(letters) ?? [];
  let short = '';
  for (const letter of all) {
    if ([...short].length + [...letter].length > most) return `${short.trimEnd()}…`;
    short += letter;
  }
  return short;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();
/** Those that hold every word of what was looked for, in either language. */
export function servicesFor(services: readonly HomeService[], search: string): HomeService[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return services.filter(({ title, title_hi, description, description_hi }) => {
    const all = plain(`${title} ${title_hi} ${description} ${description_hi}`);
    return words.every((word) => all.includes(word));
  });
}
