interface Cell {
  /** The field of a medicine, as its column may be called. */
  field: string;
  /** What stands there, cut to a readable length. */
  text: string;
}
interface Names {
  names: string;
  /** How many are not named. */
  more: number;
}
const list = ({ names, more }: Names) => names + (more > 0 ? `, and ${more} more` : '');

/** English of why a row of a catalogue file, or the whole file, is not taken. Lines are counted as an editor counts. */
export const importErrors = {
  row_columns: ({ count, width }: { count: number; width: number }) =>
    `The row has ${count} columns instead of ${width}.`,
  row_code_twice: ({ code, first }: { code: string; first: number }) =>
    `The code "${code}" stands in line ${first} already.`,
  row_text_long: ({ field, most }: { field: string; most: number }) =>
    `The ${field} is longer than ${most} letters.`,
  row_code_missing: 'The code is missing.',
  row_name_missing: 'The name is missing.',
  row_name_short: ({ name }: { name: string }) => `The name "${name}" is too short to be one.`,
  row_yes_no: ({ field, text }: Cell) => `The ${field} "${text}" is neither yes nor no.`,
  row_price_missing: ({ field }: { field: string }) => `The ${field} is missing.`,
  row_price_zero: ({ field }: { field: string }) => `The ${field} is zero.`,
  row_price_below_zero: ({ field, text }: Cell) => `The ${field} "${text}" is below zero.`,
  row_price_unreadable: ({ field, text }: Cell) => `The ${field} "${text}" is not a price.`,
  row_price_high: ({ field, text }: Cell) => `The ${field} "${text}" is above ₹10,00,000 for one pack.`,
  row_offer_above_mrp: ({ offer, mrp }: { offer: string; mrp: string }) =>
    `The offer price ₹${offer} is above the MRP ₹${mrp}.`,
  row_gst: ({ text }: { text: string }) => `The GST rate "${text}" is not a whole number of percent.`,
  row_hsn: ({ text }: { text: string }) => `The HSN code "${text}" is not 2 to 8 digits.`,
  row_schedule: ({ text }: { text: string }) => `The schedule "${text}" is neither none, H nor H1.`,
  row_expiry: ({ text }: { text: string }) => `The expiry "${text}" is not a day or a month of the calendar.`,
  csv_empty: 'The file is empty.',
  csv_no_rows: 'The file has a header, but no row of a medicine.',
  csv_large: ({ megabytes }: { megabytes: number }) => `The file is larger than ${megabytes} MB.`,
  csv_cut: ({ line, count, width }: { line: number; count: number; width: number }) =>
    `The file seems to be cut off: line ${line}, its last, has ${count} of ${width} columns.`,
  csv_encoding: ({ line }: { line: number }) =>
    `Line ${line} is not written in UTF-8. Save the file as "CSV UTF-8" and import it again.`,
  csv_quote_open: ({ line }: { line: number }) =>
    `The file ends in the middle of a row: a quotation mark opened after line ${line} is never closed. Is the file complete?`,
  csv_row_long: ({ line }: { line: number }) =>
    `The row after line ${line} is too long. Is a quotation mark missing there?`,
  csv_row_unreadable: ({ line }: { line: number }) => `The row after line ${line} cannot be read as CSV.`,
  map_column_empty: ({ entry, sign }: { entry: string; sign: string }) =>
    `The map "${entry}" names no column: write field${sign}column, for example mrp${sign}price.`,
  map_field_unknown: ({ field, known }: { field: string; known: string }) =>
    `There is no field "${field}". The fields are: ${known}.`,
  column_twice: ({ column }: { column: string }) =>
    `The column "${column}" stands twice in the file, so nobody can say which one counts.`,
  column_unknown: ({ column, ...names }: { column: string } & Names) =>
    `The file has no column "${column}". It has: ${list(names)}.`,
  columns_missing: ({
    fields,
    first,
    column,
    ...names
  }: { fields: string; first: string; column: string } & Names) =>
    `The file has no column for ${fields}. It has: ${list(names)}. Say which one it is, for example --map ${first}=${column}.`,
};
type ImportErrors = typeof importErrors;
declare module './failure.ts' {
  interface ErrorMessages extends ImportErrors {}
}
