/** A radio as we draw it. The ring thickens until only the dot is left: borders are seen in forced colours too. */
export const radioDot =
  'size-5.5 flex-none appearance-none rounded-full border-2 border-line-strong bg-surface-raised checked:border-[0.4375rem] checked:border-accent-fill disabled:bg-surface-sunken disabled:checked:border-content-muted';
