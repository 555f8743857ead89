import type { CartLimit, Medicine, NamedCaution } from '@doorstep/contract/medicine.schema';
import { toPaise } from '@doorstep/contract/money';
import { factsIn, namesIn } from '@doorstep/contract/names';
import { LINES_MAX } from '@doorstep/contract/cart';
import { checkCart, checkMedicines, listMedicines } from '@doorstep/contract/medicine.routes';
import type { Lang } from '@doorstep/ui/messages/messages';
import { useLang } from '@doorstep/ui/messages/provider';
import { answers } from '../app/use-call.ts';
import type { Cart } from './cart.ts';
import type { cartMessages } from './messages.en.ts';

const { useLatest } = answers({ checkCart, checkMedicines, listMedicines });

/** A line of the cart with what the shop says of it now; where that is not known yet, as it was put in. */
export interface ShownLine {
  id: number;
  name: string;
  packName?: string;
  image: string | null;
  pack: string | undefined;
  /** What it is easily taken for. */
  alike?: Medicine['alike'];
  /** What is in it, where it is easily taken for another. */
  composition?: string | null | undefined;
  pricePaise: number;
  mrpPaise: number;
  quantity: number;
  prescriptionRequired: boolean;
  unavailable: 'gone' | 'out-of-stock' | undefined;
  /** Packs, where few are left. */
  left: number | undefined;
  changedFromPaise: number | undefined;
}
function shown(line: Cart[number], now: Medicine | undefined, known: boolean, lang: Lang): ShownLine {
  const { id, image, mrp, offer_price, qty } = line;
  const before = toPaise(offer_price),
    pricePaise = now ? toPaise(now.offer_price) : before;
  return {
    id,
    ...namesIn(lang, now ?? line),
    image: now ? now.image : image,
    // Its line is kept free until the answer is there: what stands below does not move.
    pack: now ? (factsIn(lang, now).pack ?? undefined) : known ? undefined : '\u00a0',
    alike: now?.alike,
    composition: now?.alike && factsIn(lang, now).composition,
    pricePaise,
    mrpPaise: now ? toPaise(now.mrp) : toPaise(mrp),
    quantity: qty,
    prescriptionRequired: now?.prescription_required ?? false,
    unavailable: !known ? undefined : now ? (now.in_stock ? undefined : 'out-of-stock') : 'gone',
    left: now?.left,
    changedFromPaise: pricePaise === before ? undefined : before,
  };
}
/** Local storage is the visitor's own, and may be old or altered: the shop says what things are and cost (safety T35). */
export function useLines(cart: Cart): {
  lines: ShownLine[];
  failed: boolean;
  /** Cautions of the catalogue alone, for as long as the check of the cart is not there. */
  cautions: readonly NamedCaution[];
} {
  const lang = useLang();
  const ids = cart.map(({ id }) => id).toSorted((a, b) => a - b);
  const { data, failed } = useLatest(
    'listMedicines',
    ids.length > 0 ? { query: { ids, limit: LINES_MAX } } : null,
  );
  const now = new Map(data?.data.map((medicine) => [medicine.id, medicine]));
  return {
    lines: cart.map((line) => shown(line, now.get(line.id), data !== undefined, lang)),
    failed: failed && data === undefined,
    cautions: (data?.cautions ?? []).flatMap(({ code, ids: pair }) => {
      const medicines = pair.flatMap((id) => now.get(id) ?? []);
      return medicines.length === pair.length ? [{ code, medicines }] : [];
    }),
  };
}
/**
 * Limits without a prescription that the cart exceeds, and medicines that should not be taken together; for an account together with what
 * it ordered before. The answer before stands until the next one is there, without what has left the cart.
 */
export function useCartCheck(
  cart: Cart,
  signedIn: boolean,
): { limits: readonly CartLimit[]; cautions: readonly NamedCaution[] | undefined } {
  const lines = cart.toSorted((a, b) => a.id - b.id);
  const input =
    lines.length > 0
      ? { query: { ids: lines.map(({ id }) => id), packs: lines.map(({ qty }) => qty) } }
      : null;
  const own = useLatest('checkCart', signedIn ? input : null),
    visitor = useLatest('checkMedicines', signedIn ? null : input);
  const { data } = signedIn ? own : visitor;
  const inCart = new Set(lines.map(({ id }) => id));
  return {
    limits: (data?.limits ?? []).filter(({ ids }) => ids.some((id) => inCart.has(id))),
    cautions: data?.cautions.filter(({ medicines }) =>
      medicines.every(({ id, ordered_at }) => ordered_at !== undefined || inCart.has(id)),
    ),
  };
}
/** Limits by the id of each medicine that they count, as a sentence. */
export function limitErrors(
  limits: readonly CartLimit[],
  messages: Pick<typeof cartMessages, 'limit'>,
  lang: Lang,
): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  for (const { ids, substance, substance_hi = substance, ...limit } of limits)
    for (const id of ids)
      if (!errors.has(id))
        errors.set(id, messages.limit({ ...limit, substance: lang === 'hi-IN' ? substance_hi : substance }));
  return errors;
}
/** Paise of what can be had. */
export function sumsOf(lines: readonly ShownLine[]) {
  const there = lines.filter(({ unavailable }) => !unavailable);
  const sum = (of: (line: ShownLine) => number) =>
    there.reduce((total, line) => total + of(line) * line.quantity, 0);
  const subtotalPaise = sum(({ pricePaise }) => pricePaise);
  return {
    items: there.reduce((total, { quantity }) => total + quantity, 0),
    subtotalPaise,
    savingPaise: sum(({ mrpPaise }) => mrpPaise) - subtotalPaise,
  };
}
