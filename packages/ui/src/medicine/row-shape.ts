// The shape of a MedicineRow, and of its place while it is loading: apart, so that a grid of cards brings no row.
export const row =
  'relative flex flex-wrap gap-x-4 gap-y-3 rounded-card border border-line bg-surface-raised p-3 md:grid md:grid-cols-[auto_minmax(0,1fr)_15rem] md:p-4';
export const picture = 'size-24 flex-none self-start md:row-span-2';
// Beside the picture; under it where letters are so large that hardly a word would stand there.
export const text =
  'flex min-w-0 flex-[1_1_8.5rem] flex-col items-start gap-1 text-meta text-content-muted md:row-span-2';
