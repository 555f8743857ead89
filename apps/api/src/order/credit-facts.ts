import {
  added,
  invoiceLabelsIn,
  taxIn,
  type InvoiceFacts,
  type InvoiceLine,
  type SoldLine,
} from './invoice-facts.ts';

interface CreditLine extends InvoiceLine {
  /** Its place among the invoice's lines. */
  of: number;
}
/** All that stands on a credit note, frozen as an invoice is. */
export interface CreditNoteFacts extends InvoiceFacts {
  against: { number: string; date: string };
  lines: CreditLine[];
}
interface Credited {
  number: string;
  date: string;
  invoice: InvoiceFacts;
  /** What earlier notes of it took back. */
  before: readonly CreditNoteFacts[];
  /** What is not sent, or came back: credited before anything else of the invoice. */
  returned: readonly SoldLine[];
  paise: number;
}

/** Which lines of the invoice these are: by all that stands on them, for an invoice knows no positions of its order. */
function placesOf(returned: readonly SoldLine[], lines: readonly InvoiceLine[]): Set<number> {
  const places = new Set<number>();
  for (const { name, pack, hsn, gstRate, qty, pricePaise } of returned) {
    const at = lines.findIndex(
      (line, i) =>
        !places.has(i) &&
        line.name === name &&
        line.pack === (pack ?? '') &&
        line.hsn === hsn &&
        line.rate === gstRate &&
        line.qty === qty &&
        line.ratePaise === pricePaise,
    );
    if (at >= 0) places.add(at);
  }
  return places;
}

/**
 * Takes so many paise of an invoice back, with the tax in them (decision C29). The tax of a part is what the tax of all that was taken back grows by: once all of
 * a line is back, exactly the line's own tax is.
 */
export function creditFactsOf({ number, date, invoice, before, returned, paise }: Credited): CreditNoteFacts {
  const first = placesOf(returned, invoice.lines),
    places = [...invoice.lines.keys()];
  const labels = invoiceLabelsIn(invoice.language);
  let rest = paise;
  const lines = [...places.filter((i) => first.has(i)), ...places.filter((i) => !first.has(i))].flatMap(
    (of): CreditLine[] => {
      const line = invoice.lines[of]!;
      const gone = before
        .flatMap((note) => note.lines)
        .reduce((sum, one) => sum + (one.of === of ? one.totalPaise : 0), 0);
      const totalPaise = Math.min(line.totalPaise - gone, rest);
      if (totalPaise <= 0) return [];
      rest -= totalPaise;
      if (totalPaise === line.totalPaise) return [{ ...line, of }];
      const after = taxIn(gone + totalPaise, line.rate, invoice.isInterState),
        until = taxIn(gone, line.rate, invoice.isInterState);
      return [
        {
          ...line,
          of,
          name: labels.part({ name: line.name }),
          qty: 1,
          ratePaise: totalPaise,
          totalPaise,
          taxablePaise: after.taxablePaise - until.taxablePaise,
          cgstPaise: after.cgstPaise - until.cgstPaise,
          sgstPaise: after.sgstPaise - until.sgstPaise,
          igstPaise: after.igstPaise - until.igstPaise,
        },
      ];
    },
  );
  return {
    ...invoice,
    number,
    date,
    against: { number: invoice.number, date: invoice.date },
    lines,
    total: added(lines),
    leftOut: [],
  };
}
