// Only stories import this file.
const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** A photo of a sheet of paper with a few lines, cut square. */
export const squarePhoto = drawn(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='tan' d='M0 0h56v56H0z'/><path fill='white' d='M10 5l36-2 2 50-38 1z'/><path stroke='steelblue' stroke-width='2' d='M16 14h12M16 24h26M16 31h22M16 38h26M30 47h12'/></svg>",
);
/** A photo of a sheet of paper with a few lines. */
export const photo = drawn(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 72'><path fill='tan' d='M0 0h56v72H0z'/><path fill='white' d='M8 5l40-2 2 64-42 2z'/><path stroke='steelblue' stroke-width='2' d='M14 14h14M14 26h28M14 34h24M14 42h28M30 58h14'/></svg>",
);
