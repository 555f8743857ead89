/** Where they stand. */
export const timeGrid = 'grid grid-cols-[repeat(auto-fill,minmax(6em,1fr))] gap-2';
/** One of many small choices side by side, a time or a day: a label around its radio. The thicker border grows outwards, so that nothing inside moves. */
export const timeBox = `group relative flex min-h-control flex-col items-center justify-center rounded-control border border-line-strong bg-surface-raised px-0.5 py-1 text-center [line-height:1.25]
  has-checked:-m-px has-checked:border-2 has-checked:border-accent-line has-checked:bg-accent-tint has-checked:font-strong has-checked:text-accent-text
  has-disabled:cursor-not-allowed has-disabled:bg-surface-sunken has-disabled:text-content-muted`;
